import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpiAccount } from '../../domain/upi.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useEditedReads } from '../../session/server-state/use-edited-reads.ts';
import { useApi } from '../../session/use-api.ts';
import { paymentsApi } from './api.ts';

/** Saves UPI addresses; once there were gifts, a change waits for a day. */
export function useUpiChange({ id }: Wishlist) {
  const api = useApi(paymentsApi);
  const client = useQueryClient();
  const queryKey = ['payment-details', id];
  const edited = useEditedReads([queryKey]);
  return useMutation({
    mutationFn: (accounts: readonly UpiAccount[]) => api.change(id, accounts),
    meta: { done: 'editor.upi.saved', failed: 'editor.upi.failed' },
    onSuccess: (details) => client.setQueryData(queryKey, details),
    onMutate: edited.onMutate,
    onSettled: edited.onSettled,
  });
}

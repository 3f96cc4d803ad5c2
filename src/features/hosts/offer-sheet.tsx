import { useQueryClient } from '@tanstack/react-query';
import { checkHostName } from '../../domain/forms/host-name-form.ts';
import type { Host } from '../../domain/hosts.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { HostNameField } from '../../session/hosts/host-name-field.tsx';
import { sayFailure } from '../../session/language/language-wording.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, Sheet } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import type { HostsApi } from './api.ts';
import { hostsKey } from './queries.ts';

interface OfferSheetProps {
  /** To whom; null while the sheet is closed. */
  readonly host: Host | null;
  readonly wishlist: Wishlist;
  readonly api: HostsApi;
  readonly onClose: () => void;
}

/** The owner offers the wishlist to a host, and gives the name that the hosts will see beside the others'. */
export function OfferSheet({ host, wishlist, api, onClose }: OfferSheetProps) {
  const { say } = useSession();
  const { profile } = useMember();
  const client = useQueryClient();
  const name = host?.name ?? '';
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped({ name: profile.displayName }),
    check: checkHostName,
    send: async (own) => {
      if (!host) return { ok: true, value: null };
      const outcome = await outcomeOf(() => api.offer(wishlist.id, host.id, own.name));
      if (outcome.ok) {
        void client.invalidateQueries({ queryKey: hostsKey(wishlist.id) });
        toast.success(say('hosts.offer.made', { name }));
        onClose();
      }
      return outcome;
    },
  });
  return (
    <Sheet
      open={host !== null}
      onClose={onClose}
      title={<span className="line-clamp-4">{say('hosts.offer.title', { name })}</span>}
      closeLabel={say('hosts.cancel')}
    >
      <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
        <p className="text-faded">{say('hosts.offer.text')}</p>
        <HostNameField {...{ form, change, errorOf }} />
        {failure && <Notice text={`${say('hosts.offer.failed')} ${sayFailure(say, failure)}`} />}
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            {say('hosts.cancel')}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={say('hosts.busy')}>
            {say('hosts.offer.make')}
          </Button>
        </DialogActions>
      </form>
    </Sheet>
  );
}

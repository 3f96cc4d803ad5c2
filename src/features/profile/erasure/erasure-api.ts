import type { Connection } from '../../../data/connection.ts';
import type { ErasureStep } from '../../../domain/erasure.ts';

export interface ErasureApi {
  /** Deletes the account, or continues. Fails as 'sign-in-too-old' if the first or the last step needs another sign-in. */
  erase(onStep: (step: ErasureStep) => void): Promise<void>;
}

export function erasureApi(connection: Connection): ErasureApi {
  return {
    erase: async (onStep) => {
      const { eraseAccount } = await import('../../../data/erasure/erase-account.ts');
      await eraseAccount(connection, onStep);
    },
  };
}

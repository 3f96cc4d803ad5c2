import { transactionId } from './ids.ts';
import { type Infer, map, nullable, textAs, time } from './schema.ts';

/** That a member has begun to delete the account. It stays, and is all that stays. */
export const erasureSchema = map({
  startedAt: time,
  /** The gift that is being made anonymous. */
  gift: nullable(textAs(transactionId, {})),
});
export type Erasure = Infer<typeof erasureSchema>;

/** What is erased after the record is stored, in this order. Each step finds what is left, so all of them can be repeated. */
export const ERASURE_STEPS = ['lists', 'register', 'gifts', 'notifications', 'pictures', 'hosts', 'sign-in'] as const;
export type ErasureStep = (typeof ERASURE_STEPS)[number];

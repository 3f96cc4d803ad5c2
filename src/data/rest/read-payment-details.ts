import type { WishlistId } from '../../domain/ids.ts';
import { accountsAt, type PaymentDetails, paymentDetailsSchema } from '../../domain/payment-details.ts';
import type { UpiAccount } from '../../domain/upi.ts';
import type { Connection } from '../connection.ts';
import { type Caller, readDocument, signedOut } from './requests.ts';

/** null if the owner has added none. */
export async function readPaymentDetails(caller: Caller, id: WishlistId): Promise<PaymentDetails | null> {
  return (await read(caller, id))?.details ?? null;
}

/** The addresses in use now, by the server's clock; empty if there are none. */
export async function readUpiAccounts(connection: Connection, id: WishlistId): Promise<readonly UpiAccount[]> {
  const found = await read(signedOut(connection), id);
  return found ? accountsAt(found.details, found.at) : [];
}

async function read(caller: Caller, id: WishlistId) {
  const path = `paymentDetails/${id}`;
  const stored = await readDocument(caller, path);
  return stored && { details: paymentDetailsSchema.parse(stored.fields, path), at: stored.readAt };
}

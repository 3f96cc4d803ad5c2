export type AccountId = string & { readonly __brand: 'AccountId' };

export interface Account {
  readonly id: AccountId;
  readonly email: string;
}

export function accountId(raw: string): AccountId {
  if (raw === '') throw new RangeError('An account id is never empty.');
  return raw as AccountId;
}

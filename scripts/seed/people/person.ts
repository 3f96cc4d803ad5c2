import { type UserId, userId } from '../../../src/domain/ids.ts';
import { type Preferences } from '../../../src/domain/user.ts';

/** Nobody real: somebody of the demo, with an account. */
export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  /** Who they are, for whoever wants to sign in as them. */
  readonly about: string;
  readonly joinedDaysAgo: number;
  readonly seenDaysAgo: number;
  readonly phoneNumber: string | null;
  readonly preferences: Partial<Preferences>;
}

export type PersonDetails = Partial<Omit<Person, 'id' | 'name' | 'about'>>;

/** The e-mail and the id are built from the key, unless something else is said. */
export function person(key: string, name: string, about: string, details: PersonDetails = {}): Person {
  return {
    id: userId(`demo-${key}`),
    name,
    about,
    email: `${key}@guests.example`,
    isVerified: true,
    joinedDaysAgo: 90,
    seenDaysAgo: 2,
    phoneNumber: null,
    preferences: {},
    ...details,
  };
}

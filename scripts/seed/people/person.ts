import { type UserId, userId } from '../../../src/domain/ids.ts';
import { type Preferences } from '../../../src/domain/user.ts';

/** A fictional person with an account. */
export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  /** A description for the table of demo sign-ins. */
  readonly about: string;
  readonly joinedDaysAgo: number;
  readonly seenDaysAgo: number;
  readonly phoneNumber: string | null;
  readonly preferences: Partial<Preferences>;
}

export type PersonDetails = Partial<Omit<Person, 'id' | 'name' | 'about'>>;

/** E-mail and id are derived from the key unless given. */
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

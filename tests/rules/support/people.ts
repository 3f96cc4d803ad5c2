/** A caller of the database. */
export interface Person {
  readonly role: string;
  /** '' if signed out. */
  readonly uid: string;
  /** '' if the token has none. */
  readonly email: string;
  /** null if the token has no such claim. */
  readonly isVerified: boolean | null;
  readonly provider?: 'anonymous' | 'password';
  /** How long ago the person signed in, in seconds; just now, if it is missing. */
  readonly signedInAgo?: number;
}

const signedIn = (role: string, uid: string, email = `${uid}@mail.test`, isVerified = true): Person => ({
  role,
  uid,
  email,
  isVerified,
});

export const visitor: Person = { role: 'visitor', uid: '', email: '', isVerified: false };
/** Signed in for the first time, without a profile. */
export const newcomer = signedIn('newcomer', 'newcomer');
/** Signed in with Firebase's anonymous provider. */
export const nameless: Person = { ...signedIn('anonymous account', 'nameless', '', false), provider: 'anonymous' };
export const stranger = signedIn('signed-in stranger', 'stranger');
export const owner = signedIn('owner', 'owner');
/** Hosts of the owner's wedding and of the private wishlist. */
export const coHost = signedIn('host', 'co-host');
export const keeper = signedIn('register keeper', 'keeper');
export const otherOwner = signedIn('owner of another wishlist', 'other-owner');
export const giver = signedIn('contributor', 'giver');
export const banned = signedIn('banned', 'banned');
export const adminByAddress = signedIn('admin by address', 'by-address', 'Admin@Shagun.example');
export const adminByDomain = signedIn('admin by domain', 'by-domain', 'someone@shagun.example');
export const adminByFlag = signedIn('admin by flag', 'by-flag');
export const adminById = signedIn('admin by uid', 'admin');
export const bannedAdmin = signedIn('banned admin', 'banned-admin', 'admin2@shagun.example');
export const unverified = signedIn('unverified look-alike', 'unverified', 'admin@shagun.example', false);
export const subdomain = signedIn('look-alike by subdomain', 'subdomain', 'someone@shagun.example.evil.test');
const similar = signedIn('look-alike by similar domain', 'similar', 'x@notshagun.example');

export const ADMINS: readonly Person[] = [adminByAddress, adminByDomain, adminByFlag, adminById];
export const BANNED: readonly Person[] = [banned, bannedAdmin];
const LOOK_ALIKES: readonly Person[] = [unverified, subdomain, similar];

/** Every caller in the permissions table. */
export const EVERYONE: readonly Person[] = [
  visitor,
  newcomer,
  stranger,
  owner,
  coHost,
  keeper,
  otherOwner,
  giver,
  ...BANNED,
  ...ADMINS,
  ...LOOK_ALIKES,
];
/** Who edits the owner's wedding, and who keeps its register. */
export const EDITORS: readonly Person[] = [owner, coHost];
export const KEEPERS: readonly Person[] = [...EDITORS, keeper];
export const SIGNED_IN = EVERYONE.filter(({ uid }) => uid !== '');
export const NOT_BANNED = EVERYONE.filter((person) => !BANNED.includes(person));
export const ACTIVE = SIGNED_IN.filter((person) => !BANNED.includes(person));
/** Callers with a profile. */
export const USERS = SIGNED_IN.filter((person) => person !== newcomer);

/** The id that public records store for a caller. */
export const personId = ({ uid }: Person): string => (uid === '' ? 'anonymous' : uid);

/** Somebody who asks something of the database. */
export interface Person {
  readonly role: string;
  /** '' for one who is not signed in. */
  readonly uid: string;
  /** '': the token has none. */
  readonly email: string;
  /** null: the token does not say. */
  readonly isVerified: boolean | null;
}

const signedIn = (role: string, uid: string, email = `${uid}@mail.test`, isVerified = true): Person => ({
  role,
  uid,
  email,
  isVerified,
});

export const visitor: Person = { role: 'visitor', uid: '', email: '', isVerified: false };
/** Signed in for the first time: there is no profile yet. */
export const newcomer = signedIn('newcomer', 'newcomer');
export const stranger = signedIn('signed-in stranger', 'stranger');
export const owner = signedIn('owner', 'owner');
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
export const similar = signedIn('look-alike by similar domain', 'similar', 'x@notshagun.example');

export const ADMINS: readonly Person[] = [adminByAddress, adminByDomain, adminByFlag, adminById];
export const BANNED: readonly Person[] = [banned, bannedAdmin];
export const LOOK_ALIKES: readonly Person[] = [unverified, subdomain, similar];

/** Everybody that the table of permissions asks for. */
export const EVERYBODY: readonly Person[] = [
  visitor,
  newcomer,
  stranger,
  owner,
  otherOwner,
  giver,
  ...BANNED,
  ...ADMINS,
  ...LOOK_ALIKES,
];
export const SIGNED_IN = EVERYBODY.filter(({ uid }) => uid !== '');
export const NOT_BANNED = EVERYBODY.filter((person) => !BANNED.includes(person));
export const MAY_ACT = SIGNED_IN.filter((person) => !BANNED.includes(person));
/** Who has a profile. */
export const USERS = SIGNED_IN.filter((person) => person !== newcomer);

/** The id by which a public record may know somebody. */
export const personId = ({ uid }: Person): string => (uid === '' ? 'anonymous' : uid);

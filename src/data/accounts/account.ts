import type { User as FirebaseUser } from 'firebase/auth';
import { userId } from '../../domain/ids.ts';
import type { Account } from '../../domain/user.ts';
import { storedPicture } from '../../domain/web-address.ts';

export function accountOf(user: FirebaseUser): Account {
  return {
    id: userId(user.uid),
    email: user.email ?? '',
    isEmailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    photoURL: storedPicture(user.photoURL),
  };
}

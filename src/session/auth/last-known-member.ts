import { useEffect, useState } from 'react';
import { brand } from '../../config/brand.ts';
import { isAdmin } from '../../domain/admin.ts';
import type { Account, User } from '../../domain/user.ts';
import { useAuth, useAuthParts } from './auth-provider.tsx';
import type { Member } from './use-member.ts';

/**
 * The remembered member as this device last read their profile, while the sign-in is being confirmed. null until that is
 * found, or if nothing is kept. It may be out of date, or the sign-in expired: for screens without forms.
 */
export function useLastKnownMember(): Member | null {
  const { who } = useAuth();
  const { connection, api } = useAuthParts();
  const [known, setKnown] = useState<Member | null>(null);
  const id = who.state === 'loading' ? who.remembered?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    const find = async () => {
      const { lastKnownProfile } = await api.operations();
      const profile = await lastKnownProfile(connection, id);
      if (profile && !isOver) setKnown(memberOf(profile));
    };
    // Best effort: without it, the screen waits until the sign-in is confirmed.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [api, connection, id]);
  return known?.profile.id === id ? known : null;
}

function memberOf(profile: User): Member {
  const { id, email, displayName, photoURL } = profile;
  const account: Account = { id, email, displayName, photoURL, isEmailVerified: false };
  return { state: 'signed-in', account, profile, isAdmin: isAdmin(account, profile, brand) };
}

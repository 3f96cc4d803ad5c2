import { useState } from 'react';

/** The values typed into filter fields; reset whenever the applied filters change. */
export function useTypedFilters<T>(applied: T, key: string): readonly [T, (changes: Partial<T>) => void] {
  const [kept, setKept] = useState({ key, typed: applied });
  if (kept.key !== key) setKept({ key, typed: applied });
  const typed = kept.key === key ? kept.typed : applied;
  return [typed, (changes) => setKept({ key, typed: { ...typed, ...changes } })];
}

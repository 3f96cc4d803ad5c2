import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { useAsOf } from '../server-state/kept-reads.ts';
import { AsOf } from './as-of.tsx';
import { UnsentThanks } from './unsent-thanks.tsx';

/** Says so if a member's screen shows what this device has read before, and sends what could not be sent then. */
export function WithoutConnection() {
  const { asOf, retry } = useAsOf();
  // What the screen shows first does not wait for it.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 10_000), []);
  return (
    <>
      {isIdle && <UnsentThanks />}
      {asOf && <AsOf at={asOf} onTry={retry} more="offline.read-only" />}
    </>
  );
}

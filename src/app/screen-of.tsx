import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../session/session.tsx';
import { lazyPart, untilLoaded } from '../ui/lazy-part.tsx';
import { Waiting } from '../ui/waiting.tsx';

export type Load = () => Promise<{ readonly default: ComponentType }>;

/** Whether a page of the application was there before: then it stays until the next one has been loaded. */
let hasBefore = false;

/** From now on there is a page that one leaves. */
export function arrive(): void {
  hasBefore = true;
}

/**
 * A screen that is loaded when it is gone to. React shows nothing new for a third of a second once it has shown that
 * something is awaited, however soon that comes; so the first page of a visit is waited for without its help.
 */
export function screenOf(load: Load): ComponentType {
  const Later = lazyPart(async () => (await load()).default);
  return function Screen() {
    const [isFirst] = useState(!hasBefore);
    return isFirst ? <First load={load} /> : <Later />;
  };
}

function First({ load }: { readonly load: Load }) {
  const { say } = useSession();
  const [loaded, setLoaded] = useState<{ Screen: ComponentType } | null>(null);
  useEffect(() => {
    let isOver = false;
    void untilLoaded(load).then(({ default: Screen }) => {
      if (!isOver) setLoaded({ Screen });
    });
    return () => {
      isOver = true;
    };
  }, [load]);
  if (!loaded) return <Waiting text={say('app.loading')} className="min-h-[60dvh]" />;
  return <loaded.Screen />;
}

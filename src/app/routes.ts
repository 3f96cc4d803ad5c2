import { type ComponentType } from 'react';
import { paths } from '../config/paths.ts';

/** A screen, loaded when it is first gone to. */
export interface Route {
  /** As react-router reads it. */
  readonly pattern: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** Pages that are the same for everybody: they are rendered once, at build time. */
export const STATIC_ROUTES: readonly Route[] = [
  {
    pattern: paths.home.pattern,
    load: async () => ({ default: (await import('../features/landing/landing-screen.tsx')).LandingScreen }),
  },
];

export const ROUTES: readonly Route[] = [...STATIC_ROUTES];

import type { ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { Waiting } from '../../ui/waiting.tsx';

const PROMISES = ['sign-in.promise.1', 'sign-in.promise.2', 'sign-in.promise.3'] as const;

interface SignInFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The form is not shown yet. */
  readonly isPending: boolean;
  readonly children: ReactNode;
  /** The link to the other page. */
  readonly other: ReactNode;
}

/** The frame of the two sign-in pages: a card, and next to it, if there is room, the benefits. */
export function SignInFrame({ title, lead, isPending, children, other }: SignInFrameProps) {
  const { say } = useSession();
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-md items-center gap-12 px-4 pt-6 pb-16 sm:px-6 sm:pt-10 lg:max-w-5xl lg:grid-cols-[1fr_28rem]">
      <section className="order-2 hidden max-w-md lg:order-1 lg:block">
        <Marigold className="size-20" />
        <h2 className="mt-6 font-display text-4xl/12 text-wine">{say('sign-in.promise.title')}</h2>
        <ul className="mt-6 grid gap-4 text-lg">
          {PROMISES.map((key) => (
            <li key={key} className="flex gap-3">
              <CheckIcon className="mt-1 size-5 shrink-0 text-leaf" />
              {say(key)}
            </li>
          ))}
        </ul>
      </section>
      <div className="order-1 min-w-0 lg:order-2">
        <div className="overflow-hidden rounded-2xl border border-line bg-card lift">
          <Toran />
          <div className="px-5 pt-4 pb-6 sm:px-8 sm:pb-8">
            <h1 tabIndex={-1} className="font-display text-3xl/10 text-wine">
              {title}
            </h1>
            <p className="mt-1 mb-5 text-faded">{lead}</p>
            {isPending ? <Waiting text={say('app.loading')} className="min-h-80" /> : children}
          </div>
        </div>
        <p className="flex flex-wrap items-center justify-center gap-x-2 pt-4 text-center">{other}</p>
      </div>
    </div>
  );
}

import { firstWord } from '../../domain/text.ts';
import { useSession } from '../../session/session.tsx';
import { Toran } from '../../ui/motifs.tsx';

/** Greets by first name. */
export function WelcomeBanner({ displayName, isNew }: { readonly displayName: string; readonly isNew: boolean }) {
  const { say } = useSession();
  const name = firstWord(displayName, say('name.fallback'));
  return (
    <header data-tour="welcome" className="mb-6 overflow-hidden rounded-2xl border border-line bg-card lift">
      <Toran />
      <div className="px-5 pt-2 pb-5 sm:px-8 sm:pb-7">
        <h1 tabIndex={-1} className="line-clamp-3 font-display text-3xl/10 text-wine sm:text-4xl/12">
          {say('dashboard.welcome', { name })}
        </h1>
        <p className="mt-1 max-w-2xl text-lg text-faded">{say(isNew ? 'dashboard.lead.new' : 'dashboard.lead')}</p>
      </div>
    </header>
  );
}

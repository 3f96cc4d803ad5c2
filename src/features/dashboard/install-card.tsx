import { useState, useSyncExternalStore } from 'react';
import { brandWords } from '../../config/brand-words.ts';
import { answerInstall, isInstallAnswered } from '../../data/drafts/install-answer.ts';
import { installOffer, watchInstallOffer } from '../../session/install/install-offer.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';

/** Offers to install the application, once on each device. */
export function InstallCard() {
  const { say } = useSession();
  const offer = useSyncExternalStore(watchInstallOffer, installOffer);
  const [isAnswered, setAnswered] = useState(isInstallAnswered);
  const byHand = isOniPhone();
  if (isAnswered || (!offer && !byHand)) return null;
  const answer = () => {
    answerInstall();
    setAnswered(true);
  };
  return (
    <section aria-labelledby="install" className="mt-8 rounded-2xl border border-line bg-marigold-wash p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-56 flex-1">
          <h2 id="install" className="font-display text-xl text-wine">
            {say('dashboard.install.title', brandWords)}
          </h2>
          <p className="mt-1 text-faded">{say(offer ? 'dashboard.install.text' : 'dashboard.install.ios')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <Button look="quiet" onClick={answer}>
            {say('dashboard.install.later')}
          </Button>
          {offer && (
            <Button
              onClick={() => {
                answer();
                // Whatever the answer is, the browser asks once.
                void offer.prompt();
              }}
            >
              {say('dashboard.install.install')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Safari has no prompt, only its menu. */
function isOniPhone(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) && 'standalone' in navigator && !navigator.standalone;
}

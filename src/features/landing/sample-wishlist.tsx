import { useSession } from '../../session/session.tsx';
import { AvatarStack } from '../../ui/avatar.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { Lunch, Palace } from './sample-pictures.tsx';

/** A drawing of the guest's page. It is not interactive, and a single image to screen readers. */
export function SampleWishlist() {
  const { say } = useSession();
  return (
    <div
      role="img"
      aria-label={say('landing.sample.label', { couple: say('landing.sample.couple') })}
      className="relative mx-auto w-full max-w-sm select-none"
    >
      <div aria-hidden className="overflow-hidden rounded-[2rem] border border-line bg-card lift-high">
        <Toran />
        <div className="px-5 pt-4 text-center">
          <p className="text-sm text-faded">{say('landing.sample.occasion')}</p>
          <p className="mt-1 font-display text-3xl text-wine">{say('landing.sample.couple')}</p>
          <p className="mx-auto mt-2 max-w-72 text-sm text-faded">{say('landing.sample.welcome')}</p>
          <Bar className="mt-4" filled="w-[62%]" />
          <p className="mt-1.5 flex justify-between text-sm text-faded">
            <span>{say('landing.sample.progress')}</span>
            <span>{say('landing.sample.guests')}</span>
          </p>
        </div>
        <div className="mx-4 mt-4 overflow-hidden rounded-2xl border border-line bg-paper">
          <Palace />
          <div className="p-4">
            <p className="font-display text-xl text-wine">{say('landing.sample.gift.1')}</p>
            <Bar className="mt-2" filled="w-[62.5%]" />
            <p className="phrases mt-1.5 text-sm text-faded">
              <strong className="font-semibold text-ink">{say('landing.sample.gift.1.amount')}</strong>
              <span>{say('landing.sample.gift.1.left')}</span>
            </p>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
              <Faces />
              <span className="rounded-full bg-seal px-5 py-2 font-semibold text-on-seal">
                {say('landing.sample.contribute')}
              </span>
            </div>
          </div>
        </div>
        <div className="mx-4 mt-3 flex items-center gap-3 rounded-t-2xl border border-b-0 border-line bg-paper p-3 pb-6">
          <Lunch />
          <div>
            <p className="font-display text-lg/6 text-wine">{say('landing.sample.gift.2')}</p>
            <p className="text-sm font-semibold text-leaf">{say('landing.sample.gift.2.state')}</p>
          </div>
        </div>
      </div>
      <p
        aria-hidden
        className="absolute -bottom-5 left-1/2 flex w-max max-w-full [transform:translateX(-50%)] items-center gap-2 rounded-full border border-line bg-card py-2 pr-4 pl-2 text-sm font-medium text-ink lift-high"
      >
        <Marigold className="size-7" />
        {say('landing.sample.toast')}
      </p>
    </div>
  );
}

function Bar({ className, filled }: { className: string; filled: string }) {
  return (
    <span className={`block h-2 overflow-hidden rounded-full bg-line ${className}`}>
      <span className={`progress-fill block h-full rounded-full bg-marigold ${filled}`} />
    </span>
  );
}

const FACES = [{ name: 'Dadi' }, { name: 'Rohan Mehta' }, { name: 'Sunita Iyer' }];

function Faces() {
  return <AvatarStack people={FACES} total={12} label="" />;
}

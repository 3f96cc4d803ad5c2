import type { CSSProperties, ReactNode } from 'react';
import type { EventType } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';

interface BlessBarProps {
  readonly eventType: EventType;
  /** Why nobody can give at the moment; the bar says so instead of showing the button. */
  readonly paused: 'guest.paused' | 'problem.switched-off' | null;
  readonly isBusy: boolean;
  readonly onBless: () => void;
}

/** The button for the general fund. It sticks to the bottom of the screen, and ends above the footer. */
export function BlessBar({ eventType, paused, isBusy, onBless }: BlessBarProps) {
  const { say } = useSession();
  return (
    <BottomBar>
      {paused ? (
        <Paused>{say(paused)}</Paused>
      ) : (
        <BlessButton isBusy={isBusy} onBless={onBless}>
          {say(eventType === 'other' ? 'guest.bless.other' : 'guest.bless')}
        </BlessButton>
      )}
    </BottomBar>
  );
}

/** Prerendered with the notice and both labels; the inline script (app/first-paint) keeps one. */
export function BlessBarTemplate({ style }: { style: CSSProperties }) {
  const { say } = useSession();
  return (
    <BottomBar style={style}>
      <div data-slot="bless">
        <BlessButton>
          <span data-slot="bless-couple">{say('guest.bless')}</span>
          <span data-slot="bless-other">{say('guest.bless.other')}</span>
        </BlessButton>
      </div>
      <div data-slot="bless-paused">
        <Paused>{say('guest.paused')}</Paused>
      </div>
    </BottomBar>
  );
}

function Paused({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="grid min-h-13 place-items-center text-center">
      {children}
    </p>
  );
}

export function BottomBar({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <div
      style={style}
      className="bottom-bar sticky bottom-0 z-10 mt-8 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

function BlessButton({ isBusy, onBless, children }: { isBusy?: boolean; onBless?: () => void; children: ReactNode }) {
  return (
    <Button
      data-early-tap="fund"
      size="large"
      wide
      icon={<HeartIcon />}
      busy={isBusy}
      onClick={onBless}
      className="mx-auto max-w-md"
    >
      {children}
    </Button>
  );
}

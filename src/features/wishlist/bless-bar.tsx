import type { CSSProperties, ReactNode } from 'react';
import type { EventType } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';

interface BlessBarProps {
  readonly eventType: EventType;
  /** Contributions are switched off; the bar says so instead of showing the button. */
  readonly isPaused: boolean;
  readonly isBusy: boolean;
  readonly onBless: () => void;
}

/** The button for the general fund. It sticks to the bottom of the screen, and ends above the footer. */
export function BlessBar({ eventType, isPaused, isBusy, onBless }: BlessBarProps) {
  const { say } = useSession();
  return (
    <Bar>
      {isPaused ? (
        <p role="status" className="grid min-h-13 place-items-center text-center">
          {say('problem.switched-off')}
        </p>
      ) : (
        <BlessButton isBusy={isBusy} onBless={onBless}>
          {say(eventType === 'other' ? 'guest.bless.other' : 'guest.bless')}
        </BlessButton>
      )}
    </Bar>
  );
}

/** Prerendered with both labels; the inline script (app/first-paint) removes one. */
export function BlessBarTemplate({ style }: { style: CSSProperties }) {
  const { say } = useSession();
  return (
    <Bar style={style}>
      <BlessButton>
        <span data-slot="bless-couple">{say('guest.bless')}</span>
        <span data-slot="bless-other">{say('guest.bless.other')}</span>
      </BlessButton>
    </Bar>
  );
}

function Bar({ style, children }: { style?: CSSProperties; children: ReactNode }) {
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

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { useMedia } from '../../ui/use-media.ts';

/** Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** The two columns. */
export const BESIDE = 'grid scroll-mt-20 grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]';

interface BesidePreviewProps {
  readonly preview: ReactNode;
  readonly children: ReactNode;
  /** Parts of the bar at the bottom of the window, beside the choice on a phone. */
  readonly bar?: ReactNode;
}

/** The editor beside its preview; on a phone, one of them. The forms stay mounted, so that nothing typed is lost. */
export function BesidePreview({ preview, children, bar }: BesidePreviewProps) {
  const { say } = useSession();
  const isWide = useMedia(WIDE);
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const isPreviewing = shown === 'preview';
  const top = useRef<HTMLDivElement>(null);
  /** Where the form was left. */
  const left = useRef(0);
  useLayoutEffect(() => {
    if (isWide) return;
    if (isPreviewing) top.current?.scrollIntoView();
    else if (left.current > 0) window.scrollTo(0, left.current);
  }, [isPreviewing, isWide]);
  return (
    <>
      <div ref={top} className={BESIDE}>
        <div className={isPreviewing ? 'max-lg:hidden' : ''}>
          <div className="grid grid-cols-1 gap-6">{children}</div>
        </div>
        <div className={isPreviewing ? '' : 'max-lg:hidden'}>
          <div
            role="region"
            aria-label={say('editor.preview')}
            tabIndex={0}
            className="overflow-y-auto lg:sticky lg:top-22"
            style={isWide ? { maxHeight: 'calc(100dvh - 7rem)' } : undefined}
          >
            {(isWide || isPreviewing) && preview}
          </div>
        </div>
      </div>
      <div
        className={`bottom-bar sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 ${bar ? '' : 'lg:hidden'}`}
      >
        <div className="min-w-0 lg:hidden">
          <ChipGroup
            label={say('editor.preview.show')}
            options={[
              { value: 'form', label: say('editor.preview.form') },
              { value: 'preview', label: say('editor.preview') },
            ]}
            value={shown}
            onChange={(next) => {
              if (next === 'preview') left.current = window.scrollY;
              setShown(next);
            }}
          />
        </div>
        {bar}
      </div>
    </>
  );
}

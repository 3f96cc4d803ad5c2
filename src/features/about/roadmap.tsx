import { useSession } from '../../session/session.tsx';

const STAGES = ['now', 'next', 'later', 'dream'] as const;

/** What exists and what is planned, on a string of marigolds. */
export function Roadmap() {
  const { say } = useSession();
  return (
    <ol>
      {STAGES.map((stage, index) => (
        <li key={stage} className="group relative pb-8 pl-10 last:pb-0">
          <span aria-hidden className="absolute top-2 -bottom-1.5 left-[0.65rem] w-px bg-marigold group-last:hidden" />
          <span
            aria-hidden
            className={`absolute top-1.5 left-0 size-5.5 rounded-full border-2 border-marigold ${index === 0 ? 'bg-marigold' : 'bg-paper'}`}
          />
          <h3 className="font-display text-xl text-wine">{say(`about.roadmap.${stage}`)}</h3>
          <p className="mt-1 text-faded">{say(`about.roadmap.${stage}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

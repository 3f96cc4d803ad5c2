import { useSession } from '../../session/session.tsx';

/** Four steps for guests or hosts. */
export function HowTo({ audience }: { audience: 'guests' | 'hosts' }) {
  const { say } = useSession();
  return (
    <section
      id={audience}
      aria-labelledby={`${audience}-title`}
      className="scroll-mt-20 rounded-2xl border border-line bg-card p-5 lift sm:p-7"
    >
      <h2 id={`${audience}-title`} className="font-display text-2xl/8 text-wine">
        {say(`help.${audience}.title`)}
      </h2>
      <ol className="mt-4 space-y-5">
        {([1, 2, 3, 4] as const).map((step) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-marigold-wash font-display text-lg text-marigold-ink"
            >
              {step}
            </span>
            <div>
              <h3 className="pt-1 font-semibold">{say(`help.${audience}.${step}.title`)}</h3>
              <p className="mt-1 text-faded">{say(`help.${audience}.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

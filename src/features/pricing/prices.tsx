import type { ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

export function Prices() {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Price
        name="transaction"
        amount={
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-6xl text-wine">{say('pricing.transaction.amount', words)}</span>
            {/* On a phone always on its own line: another fee moves nothing. */}
            <span className="text-lg text-faded max-sm:basis-full">{say('pricing.transaction.of')}</span>
          </p>
        }
      />
      <Price
        name="creation"
        amount={
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-display text-6xl text-wine [&:lang(ta)]:text-4xl">{say('pricing.creation.now')}</span>
            <del className="text-2xl text-faded">{say('pricing.creation.amount')}</del>
            <Badge tone="leaf">{say('pricing.creation.waived')}</Badge>
          </p>
        }
      />
    </div>
  );
}

function Price({ name, amount }: { name: 'transaction' | 'creation'; amount: ReactNode }) {
  const { say } = useSession();
  const words = useProductWords();
  return (
    <section
      aria-labelledby={`pricing-${name}`}
      className="overflow-hidden rounded-2xl border border-line bg-card p-6 lift sm:p-8"
    >
      <h2 id={`pricing-${name}`} className="font-display text-2xl/8 text-wine">
        {say(`pricing.${name}.title`)}
      </h2>
      <div className="mt-2">{amount}</div>
      <ul className="mt-5 space-y-3">
        {([1, 2, 3] as const).map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-leaf" />
            {say(`pricing.${name}.${point}`, words)}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { useProductWords } from '../../session/settings/product-words.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Page, PageHeading, Section } from '../../ui/page.tsx';
import { formatExactAmount } from '../../domain/exact-amount.ts';
import { examplesAt } from './examples.ts';
import { Prices } from './prices.tsx';

export function PricingScreen() {
  const { say, format, language } = useSession();
  const words = useProductWords();
  return (
    <Page>
      <PageHeading title={say('pricing.title')} lead={say('pricing.lead')} />
      <Prices />
      <Section title={say('pricing.examples.title')}>
        <p className="-mt-2 mb-4 text-faded">{say('pricing.examples.lead', words)}</p>
        <DataTable
          caption={say('pricing.examples.caption')}
          rows={examplesAt(words.fee)}
          rowKey={({ name }) => String(name)}
          columns={[
            { key: 'gift', header: say('pricing.examples.gift'), cell: ({ name }) => say(`pricing.examples.${name}`) },
            {
              key: 'given',
              header: say('pricing.examples.given'),
              numeric: true,
              cell: ({ given }) => format.rupees(given),
            },
            {
              key: 'fee',
              header: say('pricing.examples.fee'),
              numeric: true,
              cell: ({ fee }) => formatExactAmount(fee),
            },
            {
              key: 'reaches',
              header: say('pricing.examples.reaches'),
              numeric: true,
              cell: ({ reaches }) => <strong className="text-leaf">{formatExactAmount(reaches)}</strong>,
            },
          ]}
        />
      </Section>
      <div className="mt-12 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <Section title={say('pricing.refunds.title')}>
            <p>{say('pricing.refunds.text')}</p>
            <TextLink href={paths.contact.to(language)} className="inline-flex min-h-touch items-center">
              {say('pricing.refunds.how')}
            </TextLink>
          </Section>
        </div>
        <div>
          <Section title={say('pricing.questions.title')}>
            <div className="rounded-2xl border border-line bg-card px-5">
              {([1, 2, 3, 4] as const).map((number) => (
                <Disclosure key={number} summary={say(`pricing.questions.${number}.q`, words)}>
                  <p>{say(`pricing.questions.${number}.a`, words)}</p>
                </Disclosure>
              ))}
            </div>
          </Section>
        </div>
      </div>
      <div className="mt-12 flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.register.to()} size="large">
          {say('pricing.close.start')}
        </ButtonLink>
        <ButtonLink href={paths.help.to(language)} look="quiet" size="large">
          {say('pricing.close.help', words)}
        </ButtonLink>
      </div>
    </Page>
  );
}

import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LegalPage, type Clause } from './legal-page.tsx';
import { Links } from './links.tsx';

const CLAUSES: readonly Clause[] = [
  { id: 'who', title: 'privacy.who.title', blocks: ['privacy.who.1', 'privacy.who.2'] },
  {
    id: 'collection',
    title: 'privacy.collect.title',
    blocks: [
      'privacy.collect.lead',
      [
        'privacy.collect.account',
        'privacy.collect.wishlist',
        'privacy.collect.contribution',
        'privacy.collect.contact',
      ],
      'privacy.collect.auto',
      ['privacy.collect.statistics', 'privacy.collect.actions', 'privacy.collect.log', 'privacy.collect.device'],
      'privacy.collect.payment',
    ],
  },
  {
    id: 'use',
    title: 'privacy.use.title',
    blocks: [['privacy.use.1', 'privacy.use.2', 'privacy.use.3', 'privacy.use.4'], 'privacy.use.5'],
  },
  {
    id: 'sharing',
    title: 'privacy.sharing.title',
    blocks: [
      [
        'privacy.sharing.1',
        'privacy.sharing.2',
        'privacy.sharing.3',
        'privacy.sharing.4',
        'privacy.sharing.5',
        'privacy.sharing.6',
      ],
    ],
  },
  {
    id: 'security',
    title: 'privacy.security.title',
    blocks: ['privacy.security.1', 'privacy.security.2', 'privacy.security.3'],
  },
  {
    id: 'rights-in-india',
    title: 'privacy.dpdp.title',
    blocks: [
      'privacy.dpdp.lead',
      ['privacy.dpdp.1', 'privacy.dpdp.2', 'privacy.dpdp.3', 'privacy.dpdp.4', 'privacy.dpdp.5'],
      'privacy.dpdp.end',
    ],
  },
  {
    id: 'rights-in-europe',
    title: 'privacy.gdpr.title',
    blocks: [
      'privacy.gdpr.lead',
      ['privacy.gdpr.1', 'privacy.gdpr.2', 'privacy.gdpr.3', 'privacy.gdpr.4'],
      'privacy.gdpr.end',
    ],
  },
  { id: 'transfers', title: 'privacy.transfers.title', blocks: ['privacy.transfers.1', 'privacy.transfers.2'] },
  { id: 'children', title: 'privacy.children.title', blocks: ['privacy.children.1'] },
  { id: 'updates', title: 'privacy.changes.title', blocks: ['privacy.changes.1'] },
  {
    id: 'contact',
    title: 'privacy.contact.title',
    blocks: ['privacy.contact.1'],
    after: <Links links={[{ page: paths.contact, label: 'privacy.contact.form' }]} />,
  },
];

export function PrivacyScreen() {
  return (
    <LegalPage
      title="privacy.title"
      updated="privacy.updated"
      lead="privacy.lead"
      contents="privacy.contents"
      summary={<InShort />}
      clauses={CLAUSES}
    />
  );
}

function InShort() {
  const { say } = useSession();
  return (
    <section aria-labelledby="in-short" className="mb-10 rounded-2xl border border-line bg-leaf-wash p-5 sm:p-6">
      <h2 id="in-short" className="font-display text-2xl/8 text-wine">
        {say('privacy.short.title')}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {([1, 2, 3, 4] as const).map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-leaf" />
            {say(`privacy.short.${point}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

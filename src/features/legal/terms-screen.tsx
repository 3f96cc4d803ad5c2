import { paths } from '../../config/paths.ts';
import { LegalPage, type Clause } from './legal-page.tsx';
import { Links } from './links.tsx';

const CLAUSES: readonly Clause[] = [
  { id: 'acceptance', title: 'terms.1.title', blocks: ['terms.1.1', 'terms.1.2'] },
  { id: 'platform', title: 'terms.2.title', blocks: ['terms.2.1', 'terms.2.2', 'terms.2.3'] },
  { id: 'accounts', title: 'terms.3.title', blocks: ['terms.3.1', 'terms.3.2'] },
  { id: 'fees', title: 'terms.4.title', blocks: ['terms.4.1', 'terms.4.2', 'terms.4.3', 'terms.4.4'] },
  {
    id: 'conduct',
    title: 'terms.5.title',
    blocks: ['terms.5.1', ['terms.5.2', 'terms.5.3', 'terms.5.4', 'terms.5.5', 'terms.5.6'], 'terms.5.7'],
  },
  { id: 'intellectual-property', title: 'terms.6.title', blocks: ['terms.6.1', 'terms.6.2', 'terms.6.3'] },
  { id: 'privacy', title: 'terms.7.title', blocks: ['terms.7.1'] },
  { id: 'disclaimers', title: 'terms.8.title', blocks: ['terms.8.1', 'terms.8.2', 'terms.8.3'] },
  { id: 'termination', title: 'terms.9.title', blocks: ['terms.9.1', 'terms.9.2'] },
  { id: 'governing-law', title: 'terms.10.title', blocks: ['terms.10.1', 'terms.10.2'] },
  { id: 'changes', title: 'terms.11.title', blocks: ['terms.11.1', 'terms.11.2'] },
  {
    id: 'contact',
    title: 'terms.12.title',
    blocks: ['terms.12.1'],
    after: (
      <Links
        links={[
          { page: paths.contact, label: 'terms.12.contact' },
          { page: paths.privacy, label: 'terms.12.privacy' },
          { page: paths.pricing, label: 'terms.12.pricing' },
        ]}
      />
    ),
  },
];

export function TermsScreen() {
  return (
    <LegalPage
      title="terms.title"
      updated="terms.updated"
      lead="terms.lead"
      contents="terms.contents"
      clauses={CLAUSES}
    />
  );
}

import { useSession } from '../../session/session.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;
const KINDS = ['general', 'technical', 'payment', 'critical'] as const;

export function Hours() {
  const { say } = useSession();
  return (
    <Card title={say('contact.hours.title')}>
      <dl className="divide-y divide-line">
        {DAYS.map((day) => (
          <div key={day} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt>{say(`contact.hours.${day}`)}</dt>
            <dd className="font-medium figures">{say(`contact.hours.${day}.time`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-faded">{say('contact.hours.zone')}</p>
    </Card>
  );
}

export function ResponseTimes() {
  const { say } = useSession();
  return (
    <DataTable
      caption={say('contact.times.caption')}
      rows={KINDS}
      rowKey={(kind) => kind}
      columns={[
        { key: 'kind', header: say('contact.times.kind'), cell: (kind) => say(`contact.times.${kind}`) },
        { key: 'time', header: say('contact.times.time'), cell: (kind) => say(`contact.times.${kind}.time`) },
      ]}
    />
  );
}

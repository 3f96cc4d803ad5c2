import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { GiftIcon, PeopleIcon, SparkIcon } from '../../ui/rare-icons.tsx';
import { Section } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const USERS = [
  { name: 'Ananya Kulkarni', status: 'Active', wishlists: 2, joined: '5 December 2026' },
  { name: 'Karthik Subramanian', status: 'Banned', wishlists: 1, joined: '21 March 2026' },
  { name: 'Simran Kaur Dhillon', status: 'Active', wishlists: 14, joined: '1 January 2026' },
];

export function DataShown() {
  const [tab, setTab] = useState<'gifts' | 'blessings' | 'numbers'>('gifts');
  const [page, setPage] = useState(2);
  return (
    <Section title="Numbers and lists">
      <div className="grid gap-6">
        <StatTiles>
          <StatTile label="Wishlists" value="3" icon={<GiftIcon />} />
          <StatTile label="Contributions" value="₹1,05,000" detail="₹12,500 this week" icon={<HeartIcon />} />
          <StatTile label="Contributors" value="37" icon={<PeopleIcon />} />
          <StatTile label="Completion" value={<Skeleton className="h-9 w-16" />} icon={<SparkIcon />} />
        </StatTiles>
        <BarChart
          label="Views from Monday to Friday, the most on Thursday: 1,349"
          pickLabel="Day"
          bars={['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday (so far)'].map((name, day) => ({
            key: name,
            name,
            value: [12, 0, 702, 1349, 31][day] ?? 0,
            isIncomplete: day === 4,
          }))}
          formatValue={(value) => value.toLocaleString('en-IN')}
        />
        <Tabs
          label="Views"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'gifts', label: 'Gifts' },
            { id: 'blessings', label: 'Blessings' },
            { id: 'numbers', label: 'Numbers' },
          ]}
        >
          <p>What is seen under “{tab}”.</p>
        </Tabs>
        <div>
          <DataTable
            caption="Users"
            rows={USERS}
            rowKey={({ name }) => name}
            columns={[
              { key: 'user', header: 'User', cell: ({ name }) => name },
              {
                key: 'status',
                header: 'Status',
                cell: ({ status }) => <Badge tone={status === 'Active' ? 'leaf' : 'alarm'}>{status}</Badge>,
              },
              { key: 'wishlists', header: 'Wishlists', numeric: true, cell: ({ wishlists }) => wishlists },
              { key: 'joined', header: 'Joined', cell: ({ joined }) => joined },
            ]}
          />
          <Pager
            label="Pages of users"
            status={`Page ${page}`}
            previousLabel="Newer"
            nextLabel="Older"
            onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
            onNext={page < 3 ? () => setPage(page + 1) : undefined}
          />
        </div>
      </div>
    </Section>
  );
}

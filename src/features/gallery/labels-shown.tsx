import { Fragment, useRef, useState } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { GiftIcon } from '../../ui/rare-icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { PageHeading, Section } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import type { ControlLabels } from './control-labels.ts';

/** Long ones, as on a wishlist of many gifts. */
const VALUES = {
  ...{ amount: '₹1,00,000', left: '₹1,00,000', count: 1234, done: 1233, page: 12 },
  ...{ brand: 'Shagun', title: 'Ananya & Rohan', email: 'a@b.in' },
};

/** Messages inside others. */
const PARTS: readonly (readonly [label: MessageKey, name: string, part: MessageKey])[] = [
  ['admin-support.message.priority', 'priority', 'admin-support.priority.critical'],
  ['register.terms', 'terms', 'register.terms.terms'],
  ['register.terms', 'privacy', 'register.terms.privacy'],
];

/** Labels of the product's controls, in the narrowest place where such a control is used. */
export function LabelsShown({ labels }: { readonly labels: ControlLabels }) {
  const { say } = useSession();
  const [open, setOpen] = useState(false);
  // No state, because each toast would render a thousand controls again.
  const toasted = useRef(0);
  const texts = (kind: keyof ControlLabels) => (labels[kind] ?? []).map((key) => ({ key, text: filled(say, key) }));
  const run = () => undefined;
  const toasts = [
    ...texts('toast').map(
      ({ text }) =>
        () =>
          toast.error(text, { stays: true }),
    ),
    () => toast.error(say('app.part-failed'), { stays: true, action: { label: say('failure.retry'), run } }),
    () => toast.error(say('app.outdated'), { stays: true, action: { label: say('app.crashed.retry'), run } }),
  ];
  return (
    <Section title="Labels">
      <div className="gallery-labels">
        {texts('page').map(({ key, text }) => (
          <PageHeading key={key} title={text} />
        ))}
        {texts('message').map(({ key, text }) => (
          <div key={key} className="-mx-4">
            <MessagePage title={text} level="h2" />
          </div>
        ))}
        {texts('title').map(({ key, text }) => (
          <Card key={key} title={text}>
            {null}
          </Card>
        ))}
        {texts('button').map(({ key, text }) => (
          <div key={key} className="flex flex-wrap justify-end gap-3 px-5 *:grow">
            <Button>{text}</Button>
          </div>
        ))}
        <Chips label="Chips">
          {texts('chip').map(({ key, text }) => (
            <Chip key={key}>{text}</Chip>
          ))}
        </Chips>
        <div className="gallery-row px-5">
          {texts('badge').map(({ key, text }) => (
            <Badge key={key}>{text}</Badge>
          ))}
        </div>
        <StatTiles>
          {texts('tile').map(({ key, text }) => (
            <StatTile key={key} label={text} value="₹1,00,000" icon={<GiftIcon />} />
          ))}
        </StatTiles>
        <DataTable
          caption="Headings"
          rows={[{ key: 'one', date: '5 December 2026' }]}
          rowKey={({ key }) => key}
          columns={[
            { key: 'row', header: 'Row', cell: () => 'Ananya Kulkarni' },
            ...texts('heading').map(({ key, text }) => ({
              ...{ key, header: text, cell: ({ date }: { readonly date: string }) => date },
            })),
          ]}
        />
        <Pager
          label="Pages"
          status={say('list.page', VALUES)}
          previousLabel={say('list.newer')}
          nextLabel={say('list.older')}
        />
        <Tabs
          label="Tabs"
          selected=""
          onSelect={() => undefined}
          tabs={texts('tab').map(({ key, text }) => ({ id: key, label: text }))}
        >
          <Fragment />
        </Tabs>
        <Card>
          {texts('field').map(({ key, text }) => (
            <TextField key={key} label={text} />
          ))}
          <SelectField
            label="Options"
            options={texts('option').map(({ key, text }) => ({ value: key, label: text }))}
          />
          {texts('choice').map(({ key, text }) => (
            <Checkbox key={key}>{text}</Checkbox>
          ))}
        </Card>
        <div>
          <Menu label="Menu with every item" trigger={<GiftIcon />}>
            {texts('menu').map(({ key, text }) => (
              <MenuItem key={key} icon={<GiftIcon />} onSelect={() => undefined}>
                {text}
              </MenuItem>
            ))}
          </Menu>
          <Button onClick={() => setOpen(true)}>Every title in a sheet</Button>
          <Button
            onClick={() => {
              toasts[toasted.current % toasts.length]?.();
              toasted.current += 1;
            }}
          >
            Next toast
          </Button>
        </div>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        closeLabel="Close"
        title={texts('dialog').map(({ key, text }) => (
          <span key={key} className="block">
            {text}
          </span>
        ))}
      >
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Sheet>
    </Section>
  );
}

function filled(say: Say, key: MessageKey): string {
  const parts = PARTS.filter(([label]) => label === key).map(([, name, part]) => [name, say(part)] as const);
  return say(key, { ...VALUES, ...Object.fromEntries(parts) });
}

import { areSame } from '../../../domain/announcements.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import type { SettingsWithChange } from '../../../data/admin/read-settings.ts';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { Say } from '../../../session/language/catalogue.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

const FIELDS = [
  ['feePercent', 'admin-settings.fee'],
  ['announcements', 'admin-settings.announcements'],
  ['contributionsEnabled', 'admin-settings.giving'],
  ['maintenance', 'admin-settings.maintenance'],
] as const satisfies readonly (readonly [keyof PlatformSettings, MessageKey])[];

/** Another admin saved first: the settings before and after that. */
export interface Conflict {
  readonly before: PlatformSettings;
  readonly current: SettingsWithChange;
  /** The settings that this admin tried to save. */
  readonly mine: PlatformSettings;
}

interface ChangedMeanwhileProps extends Conflict {
  readonly onTakeTheirs: () => void;
}

/** Shows what the other admin changed. The form contains both changes; saving it decides. */
export function ChangedMeanwhile({ before, current, mine, onTakeTheirs }: ChangedMeanwhileProps) {
  const { say, format } = useSession();
  const { settings: theirs, lastChange } = current;
  const name = lastChange?.by ?? say('admin-settings.conflict.somebody');
  return (
    <Notice
      tone="information"
      text={
        <>
          <strong className="block">
            {lastChange
              ? say('admin-settings.conflict.title', { name, when: format.moment(lastChange.at) })
              : say('admin-settings.conflict.title.undated', { name })}
          </strong>
          {say('admin-settings.conflict.text')}
        </>
      }
    >
      <dl className="w-full divide-y divide-line border-y border-line">
        {FIELDS.filter(([field]) => !areEqual(theirs[field], before[field])).map(([field, label]) => (
          <div key={field} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{say(label)}</dt>
            <dd>
              {say('admin-settings.conflict.theirs', {
                before: sayValue(say, before[field]),
                after: sayValue(say, theirs[field]),
              })}
              {!areEqual(mine[field], before[field]) && !areEqual(mine[field], theirs[field]) && (
                <span className="block text-faded">
                  {say('admin-settings.conflict.mine', { mine: sayValue(say, mine[field]) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" onClick={onTakeTheirs}>
        {say('admin-settings.conflict.take-theirs')}
      </Button>
    </Notice>
  );
}

type Value = PlatformSettings[keyof PlatformSettings];

export function areEqual(one: Value | string, other: Value | string): boolean {
  return typeof one === 'object' && typeof other === 'object' ? areSame(one, other) : one === other;
}

function sayValue(say: Say, value: Value): string {
  if (typeof value === 'number') return `${value}%`;
  if (typeof value === 'boolean') return say(`admin-settings.conflict.${value ? 'on' : 'off'}`);
  return value.length === 0
    ? say('admin-settings.conflict.none')
    : value.map(({ texts }) => `“${texts.en}”`).join(', ');
}

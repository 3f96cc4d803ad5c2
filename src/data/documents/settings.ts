import type { PlatformSettings } from '../../domain/platform.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseSettings(stored: unknown): PlatformSettings {
  const fields = new Fields('settings/platform', stored);
  return {
    feePercent: fields.number('feePercent'),
    announcement: fields.text('announcement'),
    contributionsEnabled: fields.flag('contributionsEnabled'),
  };
}

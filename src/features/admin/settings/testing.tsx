import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LastChange, SettingsWithChange } from '../../../data/admin/read-settings.ts';
import type { SettingsSaved } from '../../../data/admin/save-settings.ts';
import type { Failure } from '../../../domain/failure.ts';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../../domain/platform.ts';
import { announcing } from '../../../domain/testing/documents.ts';
import { InRouter } from '../../../session/testing/in-router.tsx';
import { useFee } from '../../../session/settings/product-words.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { Toasts } from '../../../ui/toasts.tsx';
import { SettingsScreen } from './settings-screen.tsx';

/** Settings without Firebase. */
class InMemorySettings {
  settings: PlatformSettings = DEFAULT_SETTINGS;
  lastChange: LastChange | null = null;
  version: string | null = null;
  failure: Failure | null = null;
  readonly saved: PlatformSettings[] = [];

  readonly api = {
    read: async (): Promise<SettingsWithChange> => {
      if (this.failure) throw this.failure;
      return this.current();
    },
    save: async (settings: PlatformSettings, basedOn: string | null): Promise<SettingsSaved> => {
      if (this.failure) throw this.failure;
      if (basedOn !== this.version) return { isSaved: false, current: this.current() };
      this.saved.push(settings);
      return { isSaved: true, version: this.store(settings, 'Devika') };
    },
  };

  store(settings: PlatformSettings, by: string): string {
    this.settings = settings;
    this.lastChange = { at: new Date('2026-12-05T06:30:00Z'), by };
    this.version = crypto.randomUUID();
    return this.version;
  }

  private current(): SettingsWithChange {
    const { settings, version, lastChange } = this;
    return { settings, version, lastChange };
  }
}

function Elsewhere() {
  return <output aria-label="Elsewhere">{useFee()}%</output>;
}

export async function open(prepare: (server: InMemorySettings) => void = () => undefined) {
  const server = new InMemorySettings();
  prepare(server);
  const gone: string[] = [];
  render(
    <QueryTestPage path="/admin/settings">
      <InRouter navigation={{ path: '/admin/settings', go: (to) => gone.push(to) }}>
        <SettingsScreen api={server.api} />
        <Elsewhere />
        <Toasts dismissLabel="Dismiss" />
      </InRouter>
    </QueryTestPage>,
  );
  await act(async () => undefined);
  return { server, gone };
}

export const feeField = () => screen.getByLabelText('Fee (%)');
export const announced = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
export const SUNDAY = announcing('We rest on Sunday.');
export const giving = () => screen.getByRole('switch', { name: 'Guests can contribute' });
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => userEvent.click(button(name));
export const save = () => press('Save settings');
export const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

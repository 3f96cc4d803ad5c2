import { type Page } from '@playwright/test';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/seed/people/demo-people.ts';
import { type Area } from '../../src/config/messages/en.ts';
import { type TranslatedLanguage } from '../../src/config/messages/languages.ts';
import { translations } from '../../src/config/messages/translations.ts';
import { type Catalogue, openCatalogue } from '../../src/session/language/catalogue.ts';
import { CLOSED_KEY } from '../../src/session/settings/memory-keys.ts';
import { expectOn } from '../support/expect-on.ts';
import { storedAt } from './a-wishlist.ts';
import { announcedOn, forgetAnnouncements, recordAnnouncements } from './announcements.ts';
import { Keys } from './keys.ts';
import { signInPageFor } from './sign-in.ts';
import { type Prepare, type Visitors } from './visitors.ts';

/** The words of a language, as on its pages. */
function wordsOf(language: TranslatedLanguage): Catalogue {
  const words = openCatalogue(language);
  for (const [area, messages] of Object.entries(translations[language])) words.add(area as Area, messages);
  return words;
}

/** Reads the page by its roles, names and announcements, and uses nothing but the keyboard. */
export class ScreenReaderUser extends Keys {
  readonly page: Page;
  readonly words: Catalogue;

  private constructor(page: Page, words: Catalogue) {
    super(page);
    this.page = page;
    this.words = words;
  }

  /** Opens the page by a link in this language. */
  static async at(
    path: string,
    language: TranslatedLanguage,
    visitors: Visitors,
    prepare?: Prepare,
  ): Promise<ScreenReaderUser> {
    const link = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const settings = await storedAt('settings/platform');
    const page = await visitors.at(link, async (context) => {
      await recordAnnouncements(context);
      // Has closed the platform's announcement, which comes whenever the settings are read.
      await context.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
        CLOSED_KEY,
        (settings?.['announcements'] as { id: string }[] | undefined)?.map(({ id }) => id).join('') ?? '',
      ] as const);
      await prepare?.(context);
    });
    await expectOn(page.locator('html')).toHaveAttribute('lang', language);
    // The page loads, and changes its language.
    await forgetAnnouncements(page, (await announcedOn(page)).length);
    return new ScreenReaderUser(page, wordsOf(language));
  }

  /** Signs in on the way to the page. */
  static async signedInAt(
    path: string,
    email: string,
    ...[language, visitors, prepare]: [TranslatedLanguage, Visitors, Prepare?]
  ): Promise<ScreenReaderUser> {
    const user = await ScreenReaderUser.at(signInPageFor(path), language, visitors, prepare);
    const { say } = user.words;
    await user.tabTo('textbox', say('sign-in.email'));
    await user.type(email);
    await user.tabTo('textbox', say('sign-in.password'));
    await user.type(DEMO_PASSWORD);
    await user.press('Enter');
    await user.hears(say('toast.welcome-back'));
    return user;
  }

  /** Hears this next, in this order. */
  async hears(...announcements: readonly string[]): Promise<void> {
    const { length } = announcements;
    const next = async () => (await announcedOn(this.page)).slice(0, length);
    await expectOn.poll(next).toEqual(announcements);
    await forgetAnnouncements(this.page, length);
  }

  /** Presses a button that sends something; meanwhile it is busy, has another name and keeps the focus. */
  async pressAndWait(key: string, { button, request }: { button: string; request: RegExp }): Promise<void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // Stays: removing the last route stops the interception of requests, which may lose one that has just begun.
    await this.page.route(request, async (route) => {
      await released;
      await route.fallback();
    });
    await this.press(key);
    await this.isOn('button', button);
    const busy = this.page.getByRole('button', { name: button, exact: true });
    await expectOn(busy).toHaveAttribute('aria-busy', 'true');
    await expectOn(busy).toBeDisabled();
    release();
    await expectOn(busy).toHaveCount(0);
  }

  /** Is in a dialog with this name, whose title has the focus. */
  async isInDialog(name: string): Promise<void> {
    await expectOn(this.page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await this.isOn('heading', name);
  }

  /** Is on an invalid field whose description contains the error. */
  async isOnInvalid(name: string, error: string): Promise<void> {
    await this.isOn('textbox', name);
    const field = this.page.getByRole('textbox', { name, exact: true });
    await expectOn(field).toHaveAttribute('aria-invalid', 'true');
    await expectOn(field).toHaveAccessibleDescription(new RegExp(error.replace(/[.?()]/g, String.raw`\$&`)));
  }

  async hearsNothingElse(): Promise<void> {
    expect(await announcedOn(this.page)).toEqual([]);
  }
}

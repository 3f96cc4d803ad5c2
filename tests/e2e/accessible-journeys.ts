import { shagunChips } from '../../src/domain/shagun.ts';
import { expectOn } from '../support/expect-on.ts';
import { type ScreenReaderUser } from './screen-reader-user.ts';

// Each story is told once, for every language: its labels are the messages of the reader's language.

/** Contributes a suggested amount to a gift of which ₹20,000 is left, after an amount that is too large. */
export async function giveToAGift(guest: ScreenReaderUser, title: string): Promise<void> {
  const { page, words } = guest;
  const { say, format } = words;
  const [suggested = 0] = shagunChips(null, words.language).filter((each) => each > 1_000);
  const amount = format.rupees(suggested);

  await guest.tabTo('button', say('guest.contribute-to', { title }));
  await guest.press('Enter');
  await guest.isInDialog(say('giving.title', { title }));

  await guest.tabTo('textbox', say('giving.amount'));
  await guest.type('20001');
  const tooMuch = say('problem.only-left', { left: format.number(20_000) });
  await guest.hears(tooMuch);
  await guest.press('Enter');
  await guest.isOnInvalid(say('giving.amount'), tooMuch);
  await guest.tabTo('button', amount, { back: true });
  await guest.press('Space');
  await expectOn(page.getByRole('button', { name: amount, pressed: true })).toBeFocused();
  await expectOn(page.getByRole('textbox', { name: say('giving.amount') })).toHaveValue(format.number(suggested));
  await guest.tabTo('button', say('giving.next'));
  await guest.press('Enter');

  await expectOn(page.getByText(say('giving.step', { step: 2 }))).toBeFocused();
  await guest.tabTo('textbox', say('giving.blessing'));
  await guest.tabTo('button', say('giving.blessing.one'));
  await guest.press('Enter');
  await expectOn(page.getByRole('button', { name: say('giving.blessing.one'), pressed: true })).toBeFocused();
  await expectOn(page.getByRole('textbox', { name: say('giving.blessing') })).toHaveValue(say('giving.blessing.one'));
  await guest.tabTo('button', say('giving.submit', { amount }));
  await guest.press('Enter');
  await guest.isOnInvalid(say('giving.name'), say('problem.required'));
  await guest.hears(say('problem.required'));
  await guest.type('Meena');
  await guest.tabTo('textbox', say('giving.contact'));
  await guest.type('98765 43210');
  await guest.tabTo('button', say('giving.submit', { amount }));
  await guest.pressAndWait('Enter', { button: say('giving.submitting'), request: /documents:commit/ });

  await expectOn(page.getByRole('dialog', { name: say('giving.thanks.title') })).toBeVisible();
  await expectOn(page.getByText(say('giving.thanks.text', { amount }))).toBeFocused();
  await guest.tabTo('link', say('giving.thanks.share'));
  await guest.tabTo('button', say('giving.thanks.done'), { back: true });
  await guest.press('Enter');
  await guest.isOn('button', say('guest.contribute-to', { title }));
  await expectOn(page.getByText(say('guest.to-go', { left: format.rupees(20_000 - suggested) }))).toBeVisible();
}

/** Creates a wishlist with one gift, after forgetting the names and the cost, and copies its link. */
export async function createAList(host: ScreenReaderUser, title: string, gift: string): Promise<void> {
  const { page, words } = host;
  const { say, format } = words;
  const missing = say('problem.required');

  await host.isOn('heading', say('editor.create.title'));
  await host.tabTo('button', say('editor.items.add'));
  await host.press('Enter');
  await host.isOn('textbox', say('editor.item.name'));
  await expectOn(page.getByRole('dialog', { name: say('editor.item.add') })).toBeVisible();
  await host.type(gift);
  await host.press('Enter');
  await host.isOnInvalid(say('editor.item.cost'), missing);
  await host.hears(missing, missing, say('problem.item-incomplete'));
  await host.type('2101');
  await host.tabTo('textbox', say('editor.item.description'));
  await host.type(say('editor.item.description.placeholder'));
  await host.tabTo('button', say('editor.item.save-new'));
  await host.press('Enter');
  await host.isOn('button', say('editor.items.add'));
  await expectOn(page.getByText(say('editor.create.total', { count: 1, total: format.rupees(2_101) }))).toBeVisible();

  await host.tabTo('button', say('editor.create.submit'));
  await host.press('Enter');
  await host.isOnInvalid(say('editor.title'), missing);
  await host.hears(missing, missing, say('problem.wishlist-incomplete'));
  await host.type(title);
  await host.tabTo('combobox', say('editor.event-type'), { back: true });
  await host.tabTo('textbox', say('editor.description'));
  await host.type(say('editor.description.placeholder'));
  await host.tabTo('radio', say('editor.visibility.public'));
  await host.press('ArrowDown');
  await host.isOn('radio', say('editor.visibility.link_only'));
  await host.tabTo('button', say('editor.create.submit'));
  await host.pressAndWait('Enter', { button: say('editor.create.busy'), request: /documents:commit/ });

  await host.isOn('heading', say('editor.created.title'));
  await host.hears(say('toast.wishlist-created'));
  await host.tabTo('button', say('sharing.copy'));
  await host.press('Enter');
  await host.hears(say('toast.link-copied'));
  await host.tabTo('button', say('sharing.qr'));
  await host.press('Enter');
  await host.isInDialog(say('sharing.qr'));
  await expectOn(page.getByRole('img', { name: say('sharing.qr.alt') })).toBeVisible();
  await host.press('Escape');
  await host.isOn('button', say('sharing.qr'));
}

/** Thanks a guest on WhatsApp, and marks the contribution as thanked. */
export async function thankAGuest(host: ScreenReaderUser, name: string): Promise<void> {
  const { page, words } = host;
  const { say } = words;

  await host.isOn('heading', say('analytics.title'));
  await host.tabTo('link', say('analytics.thanks.whatsapp', { name }));
  const [message] = await Promise.all([page.waitForEvent('popup'), host.press('Enter')]);
  await message.close();
  await host.isOn('link', say('analytics.thanks.whatsapp', { name }));
  await host.hears(say('analytics.thanks.sent'));
  await host.tabTo('button', say('analytics.thanks.mark-of', { name }));
  await host.press('Enter');
  await host.isOn('button', say('analytics.thanks.marked-of', { name }));
  await host.hears(say('analytics.thanks.marked-of', { name }));
}

/** Bans a user, after forgetting the reason. */
export async function banAUser(admin: ScreenReaderUser, name: string): Promise<void> {
  const { page, words } = admin;
  const { say } = words;

  await admin.isOn('heading', say('admin-users.title'));
  await admin.hears(say('admin-users.showing', { shown: 2, all: 2 }));
  await admin.tabTo('button', say('admin-users.actions-for', { name }));
  await admin.press('Enter');
  await admin.isOn('menuitem', say('admin-users.ban'));
  await admin.press('Enter');
  await expectOn(page.getByRole('alertdialog', { name: say('admin-users.ban.title', { name }) })).toBeVisible();
  await admin.isOn('button', say('admin-users.change.cancel'));
  await admin.tabTo('button', say('admin-users.ban'));
  await admin.press('Enter');
  await admin.isOnInvalid(say('moderation.reason'), say('moderation.reason.missing'));
  await admin.hears(say('moderation.reason.missing'));
  await admin.type('Spam');
  await admin.tabTo('button', say('admin-users.ban'));
  await admin.pressAndWait('Enter', { button: say('admin-users.ban.busy'), request: /documents:commit/ });
  await admin.isOn('button', say('admin-users.actions-for', { name }));
  await admin.hears(say('toast.user-banned'));
  await expectOn(
    page.getByRole('row', { name }).getByText(say('admin-users.status.banned'), { exact: true }),
  ).toBeVisible();
}

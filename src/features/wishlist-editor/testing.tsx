import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { headingOf } from '../../domain/couple.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';

/** Renders a screen of the editor, signed in as Asha. */
export async function openEditor(children: ReactNode, wishlists = new InMemoryWishlists()) {
  const toasts = recordToasts();
  const go = vi.fn();
  const page = (
    <MemberPage
      accounts={new InMemoryAccounts(accountOf('Asha'))}
      wishlists={wishlists}
      toasts={toasts}
      navigation={{ path: '/create-wishlist', go }}
    >
      {children}
    </MemberPage>
  );
  const { unmount } = render(page);
  await screen.findByRole('heading', { level: 1 });
  return { wishlists, shownToasts: toasts.shownToasts, go, unmount };
}

/** Stands for the guest's page in the preview. */
export function Heading({ wishlist }: { readonly wishlist: Wishlist }) {
  return <p>{headingOf(wishlist)}</p>;
}

export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const enter = (entered: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(entered)) fireEvent.change(field(name), { target: { value } });
};
/** Presses a button and waits for the result. */
export const press = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
export const pressIn = async (dialog: HTMLElement, name: string | RegExp) =>
  act(async () => void fireEvent.click(within(dialog).getByRole('button', { name })));

export const listed = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const dialog = (name: string) => screen.getByRole('dialog', { name });
export const question = (name: string) => screen.getByRole('alertdialog', { name });

export async function addGift(entered: Readonly<Record<string, string>>) {
  await press('Add a gift');
  enter({ Description: 'For us', ...entered });
  await pressIn(dialog('Add a gift'), 'Add to the list');
}

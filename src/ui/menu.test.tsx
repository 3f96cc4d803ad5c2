import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

function renderMenu(signOut = vi.fn()) {
  render(
    <Menu label="Account" trigger={<svg aria-hidden />}>
      <MenuLink href="/profile">Profile Settings</MenuLink>
      <MenuLink href="/admin">Admin Panel</MenuLink>
      <MenuItem onSelect={signOut}>Sign Out</MenuItem>
    </Menu>,
  );
  return { button: screen.getByRole('button', { name: 'Account' }), signOut };
}

it('focuses its first item, and wraps around', async () => {
  const { button } = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe('Profile Settings');

  const walked = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    walked.push(focused());
  }
  expect(walked).toEqual(['Admin Panel', 'Sign Out', 'Profile Settings', 'Sign Out', 'Profile Settings', 'Sign Out']);
});

it('runs the chosen action, and closes', async () => {
  const { button, signOut } = renderMenu();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it.each([
  ['above', -300, { top: '6px', bottom: 'auto' }],
  ['below', 2_000, { top: 'auto', bottom: '6px' }],
])('stays in the window when its button is %s it', async (_, y, place) => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const { button } = renderMenu();
  await userEvent.click(button);
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({
    ...button.getBoundingClientRect(),
    top: y,
    bottom: y + 44,
  });
  window.dispatchEvent(new Event('resize'));
  const { top, bottom, maxHeight } = screen.getByRole('menu').style;
  expect({ top, bottom, maxHeight }).toEqual({ ...place, maxHeight: '782px' });
});

it('closes on Tab', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

describe('in browsers without popovers', () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover') ?? {};
  beforeEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  afterEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'showPopover', native);
  });
  const isShown = () => screen.getByRole('menu', { hidden: true }).hasAttribute('open');

  it('focuses its first item, and Escape returns the focus to the button', async () => {
    const { button } = renderMenu();
    await userEvent.click(button);
    expect([isShown(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(screen.getByText('Profile Settings')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect([isShown(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    expect(button).toHaveFocus();
  });

  it.each([
    ['a second press of its button', () => screen.getByRole('button', { name: 'Account' })],
    ['a press elsewhere', () => document.body],
    ['the choice of an item', () => screen.getByText('Sign Out')],
  ])('closes with %s', async (_, target) => {
    const { button } = renderMenu();
    await userEvent.click(button);
    await userEvent.click(target());
    expect(isShown()).toBe(false);
  });
});

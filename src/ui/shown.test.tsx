import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Avatar, AvatarStack } from './avatar.tsx';
import { DataTable } from './data-table.tsx';
import { hueOf, initials } from './initials.ts';
import { Monogram } from './monogram.tsx';
import { Notice } from './notice.tsx';
import { Section } from './page.tsx';
import { Pager } from './pager.tsx';
import { Progress } from './progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { Spinner } from './spinner.tsx';
import { StatTile, StatTiles } from './stat-tile.tsx';

it('exposes the progress in words', () => {
  render(
    <Progress percent={62.5} label="Given so far" valueText="₹12,500 of ₹20,000">
      ₹7,500 to go
    </Progress>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Given so far' });
  expect(bar).toHaveAttribute('aria-valuenow', '63');
  expect(bar).toHaveAttribute('aria-valuetext', '₹12,500 of ₹20,000');
  expect(bar.firstElementChild).toHaveStyle({ width: '62.5%' });
});

it.each([
  [-5, '0%'],
  [180, '100%'],
])('keeps a bar of %s percent in its track', (percent, width) => {
  render(<Progress percent={percent} label="Given so far" />);
  expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width });
});

it.each([
  ['Meera Iyer', 'MI'],
  ['Dr. A. P. J. Abdul Kalam', 'DK'],
  ['karthik', 'K'],
  ['प्रिया शर्मा', 'प्रि'],
  ['கார்த்திக் ராஜா', 'கா'],
  ['ప్రియ', 'ప్రి'],
  ['પ્રિયા પટેલ', 'પ્રિ'],
  ['क्षितिज', 'क्षि'],
  ['ਪ੍ਰੀਤ', 'ਪ੍ਰੀ'],
  ['  ', ''],
  ['❤️ 42', ''],
])('shortens %o to %o', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('shows one letter of each name in a monogram, for the eye only', () => {
  const { container } = render(<Monogram first="Asha Rao" second="प्रिया शर्मा" />);
  expect(container).toHaveTextContent('A&प्रि');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('gives a name the same colour each time, and different names different ones', () => {
  expect(hueOf('Meera Iyer')).toBe(hueOf('Meera Iyer'));
  const names = ['Meera', 'Arjun', 'Kavya', 'Simran', 'Harpreet', 'प्रिया', 'Karthik', 'Rohan'];
  expect(new Set(names.map(hueOf)).size).toBeGreaterThan(3);
});

it('shows at most three avatars, then how many more', () => {
  const people = ['Meera', 'Arjun', 'Kavya', 'Rohan'].map((name) => ({ name }));
  const { rerender } = render(<AvatarStack people={people} total={12} label="12 guests" />);
  expect(screen.getByRole('img', { name: '12 guests' })).toHaveTextContent('MAK+9');
  rerender(<AvatarStack people={people} label="4 guests" />);
  expect(screen.getByRole('img')).toHaveTextContent('MAK+1');
  rerender(<AvatarStack people={people.slice(0, 3)} label="3 guests" />);
  expect(screen.getByRole('img')).toHaveTextContent(/^MAK$/);
});

it("shows a photo, without sending the page's address to its server", () => {
  render(<Avatar name="Meera" photoUrl="https://photos.example/meera.jpg" label="Meera" />);
  const photo = screen.getByRole('img', { name: 'Meera' });
  expect(photo).toHaveAttribute('src', 'https://photos.example/meera.jpg');
  expect(photo).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('is a table to assistive technology, whatever it looks like', () => {
  render(
    <DataTable
      caption="Users"
      rows={[{ name: 'Ananya', wishlists: 2 }]}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'User', cell: ({ name }) => name },
        { key: 'wishlists', header: 'Wishlists', numeric: true, cell: ({ wishlists }) => wishlists },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Users' });
  expect(within(table).getByRole('columnheader', { name: 'Wishlists' })).toBeInTheDocument();
  const row = within(table).getByRole('row', { name: /Ananya/ });
  expect(within(row).getByRole('rowheader', { name: 'Ananya' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '2' })).toBeVisible();
});

it('disables the direction without a page', async () => {
  const next = vi.fn();
  render(<Pager label="Pages" status="Page 1" previousLabel="Newer" nextLabel="Older" onNext={next} />);
  expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(next).toHaveBeenCalledOnce();
});

it('announces a failure assertively, anything else politely', () => {
  const { rerender } = render(<Notice text="The list could not be loaded." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  rerender(<Notice tone="information" text="This celebration has passed." />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is announced only if nothing around it is', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<Spinner size="large" label="Loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('labels a section by its heading', () => {
  render(<Section title="Recent Activity">No recent activity</Section>);
  expect(screen.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
});

it('labels a number', () => {
  render(
    <StatTiles>
      <StatTile label="Contributors" value="37" />
    </StatTiles>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Contributors');
  expect(screen.getByRole('definition')).toHaveTextContent('37');
});

it('skips to the content without changing the address', async () => {
  render(
    <>
      <SkipLink targetId="content">Skip to content</SkipLink>
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

/**
 * The first lines of every page, inlined into its head: they say whether anybody was signed in here, so that the right
 * links are shown from the first paint on. On the guest's page they ask for the wishlist before any script is loaded, and
 * write its name, date, welcome, progress and first gifts into the prerendered page when it comes; React takes over from there, with
 * the same answer. Every byte of it is read before anything is seen: little is imported here.
 */
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { decodeFields } from '../../data/rest/decode-fields.ts';
import { formatDay, formatRupees } from '../../domain/format.ts';
import { isFunded, progressPercent, remaining } from '../../domain/funding.ts';
import { giftMark, inGiftOrder } from '../../domain/gift-list.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import type { FirstRead } from '../../session/first-read.ts';

/** As many as anybody sees before React is there. */
const MOST_PAINTED = 6;

document.documentElement.dataset['account'] = rememberedAccount() ? 'in' : 'out';

const address = document.querySelector<HTMLMetaElement>('meta[name="shagun:wishlist"]')?.content;
const id = location.pathname.split('/')[2];

if (address && id) {
  const answer = fetch(address.replace('{id}', id)).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
  }));
  const read: FirstRead = { id, answer };
  window.shagunFirstRead = read;
  // What is painted can be tapped before anything listens: React then goes on from there.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-early-tap]') : null;
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    read.tapped = button.dataset['earlyTap'] ?? '';
  });
  answer
    .then((answered) => {
      read.answered = answered;
      // Once React has taken the read, what stands in the page is React's.
      if (answered.status === 200 && window.shagunFirstRead === read) paint(answered.body);
    })
    // Whatever it was, React meets it too, and says it.
    .catch(() => undefined);
}

function paint(body: unknown): void {
  // Nothing is checked here: what is not as it should be throws, the page stays as it was, and React says why.
  const wishlist = decodeFields(body) as unknown as Wishlist;
  const { title, description, eventDate, fundedAmount, totalValue, items } = wishlist;
  write('title', title);
  write('welcome', description);
  if (eventDate) write('date', formatDay(eventDate));
  write('given', formatRupees(fundedAmount));
  const bar = slot('bar');
  if (bar && totalValue > 0) bar.style.width = `${Math.min(100, (fundedAmount / totalValue) * 100)}%`;
  const open = inGiftOrder(items).filter((item) => !isFunded(item));
  const [list, template] = [slot('gifts'), slot('gift')];
  if (open.length > 0 && list && template instanceof HTMLTemplateElement)
    list.replaceChildren(...open.slice(0, MOST_PAINTED).map((item) => cardOf(item, template)));
}

function cardOf(item: Item, template: HTMLTemplateElement): Node {
  const percent = progressPercent(item.fundedAmount, item.fundingGoal);
  const values: Readonly<Record<string, string>> = {
    id: item.id,
    title: item.title,
    description: item.description,
    picture: item.imageUrl,
    link: item.externalUrl,
    given: formatRupees(item.fundedAmount),
    goal: formatRupees(item.fundingGoal),
    left: formatRupees(remaining(item)),
    percent: String(percent),
  };
  const card = document.createElement('template');
  card.innerHTML = template.innerHTML.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
  const isSo: Readonly<Record<string, boolean>> = {
    picture: isWebAddress(item.imageUrl),
    link: isWebAddress(item.externalUrl),
    [giftMark(item) ?? '']: true,
  };
  for (const part of card.content.querySelectorAll<HTMLElement>('[data-if]'))
    if (!isSo[part.dataset['if'] ?? '']) part.remove();
  const fill = card.content.querySelector<HTMLElement>('[role="progressbar"] > *');
  if (fill) fill.style.width = `${percent}%`;
  return card.content;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function slot(name: string): HTMLElement | null {
  return document.querySelector(`[data-slot="${name}"]`);
}

function write(name: string, text: string): void {
  const place = slot(name);
  if (place) place.textContent = text;
}

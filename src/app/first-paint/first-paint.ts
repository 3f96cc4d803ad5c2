/**
 * The first lines of every page, inlined into its head: they say whether anybody was signed in here, so that the right
 * links are shown from the first paint on. On the guest's page they ask for the wishlist before any script is loaded, and
 * write its name, date, welcome and progress into the prerendered page when it comes; React takes over from there, with
 * the same answer. Next to nothing is imported here: every byte is read before anything is seen.
 */
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import type { FirstRead } from '../../session/first-read.ts';

type Value = { stringValue?: string; integerValue?: string };
type Fields = Readonly<Record<string, Value | undefined>>;

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
  answer.then(
    (answered) => {
      read.answered = answered;
      if (answered.status === 200) paint((answered.body as { fields: Fields }).fields);
    },
    () => undefined,
  );
}

function paint(fields: Fields): void {
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  const [given, wanted] = [Number(fields['fundedAmount']?.integerValue), Number(fields['totalValue']?.integerValue)];
  const date = fields['eventDate']?.stringValue;
  write('title', fields['title']?.stringValue ?? '');
  write('welcome', fields['description']?.stringValue ?? '');
  if (date) {
    const day = new Date(`${date}T00:00:00Z`);
    write('date', day.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));
  }
  if (given >= 0 && wanted > 0) {
    write('given', rupees(given));
    const bar = slot('bar');
    if (bar) bar.style.width = `${Math.min(100, (given / wanted) * 100)}%`;
  }
}

function slot(name: string): HTMLElement | null {
  return document.querySelector(`[data-slot="${name}"]`);
}

function write(name: string, text: string): void {
  const place = slot(name);
  if (place) {
    place.textContent = text;
    place.removeAttribute('data-empty');
  }
}

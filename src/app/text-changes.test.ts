import { expect, it } from 'vitest';
import { changeTexts } from './first-paint/wording.ts';
import { textChanges } from './text-changes.ts';

const ENGLISH =
  '<nav aria-label="Menu"><a href="/">Home</a></nav><p><strong>{given}</strong> of {goal}</p>' +
  '<template><button title="Give">Give {title}</button></template><option selected="">English</option><option>தமிழ்</option><p>Shagun</p>';
const TAMIL =
  '<nav aria-label="பட்டி"><a href="/">முகப்பு</a></nav><p>{goal} இல் <strong>{given}</strong></p>' +
  '<template><button title="தாருங்கள்">{title} தாருங்கள்</button></template><option>English</option><option selected="">தமிழ்</option><p>Shagun</p>';

function page(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

it('changes texts, attributes and the order of words, in templates too', () => {
  const changes = textChanges(page(ENGLISH), page(TAMIL));
  expect(changes).toHaveLength(7);
  const painted = page(ENGLISH);
  changeTexts(painted, changes);
  expect(painted.innerHTML).toBe(TAMIL);
});

it('leaves identical parts unchanged', () => {
  expect(textChanges(page(ENGLISH), page(ENGLISH))).toEqual([]);
});

it('rejects pages that differ in more than their words', () => {
  expect(() => textChanges(page('<p>Home</p>'), page('<img>'))).toThrow('another structure');
});

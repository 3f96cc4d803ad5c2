// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { computed } from '../support/faster-jsdom.ts';

const PAGE = `
  <p>A paragraph with <b>bold</b> text</p>
  <p hidden>Hidden</p>
  <div style="display: none"><span>In what is not displayed</span></div>
  <div style="visibility: hidden"><span>Invisible</span> <span style="visibility: visible">Visible again</span></div>
  <div style="pointer-events: none"><button>Untouchable</button> <a href="/" style="pointer-events: auto">Touchable</a></div>
  <details><summary>Closed</summary><p>Not shown</p></details>
  <details open><summary>Open</summary><p>Shown</p></details>
  <dialog>Closed</dialog> <dialog open>Open</dialog>
  <div popover="manual">Popover</div>
  <input type="hidden"> <input type="text"> <input type="checkbox" hidden> <textarea></textarea>
  <select><option>One</option></select>
  <table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
  <ul><li>Item</li></ul>
  <script type="application/json">{}</script> <style></style> <template>Unused</template>
  <svg><path d="M0 0"></path></svg>
`;

/** Twice, because `display` is remembered for each kind of element. */
const elements = () => [...document.body.querySelectorAll('*'), ...document.body.querySelectorAll('*')];

it.each(['display', 'visibility', 'pointerEvents'] as const)('says the same about %s as jsdom', (property) => {
  document.body.innerHTML = PAGE;
  const said = (style: typeof computed) =>
    elements().map((element) => `${element.outerHTML.slice(0, 60)}: ${style(element)[property]}`);
  expect(said(window.getComputedStyle)).toEqual(said(computed));
});

it('leaves other properties and pseudo-elements to jsdom', () => {
  document.body.innerHTML = '<p style="color: red; --depth: 3">Red</p>';
  const paragraph = document.body.querySelector('p') as HTMLElement;
  expect(getComputedStyle(paragraph).color).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(paragraph).getPropertyValue('--depth')).toBe('3');
  expect(getComputedStyle(paragraph).getPropertyValue('visibility')).toBe('visible');
  expect(document.querySelector('p, div')).toBe(paragraph);
  expect(document.querySelector('main')).toBeNull();
});

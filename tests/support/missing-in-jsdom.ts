/**
 * Minimal versions of what jsdom lacks. Dialogs and popovers open, close and dispatch events. Focus, keys and layers are
 * tested in a browser (tests/gallery).
 */
const before = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function () {
  before.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  const opener = before.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};
Element.prototype.getAnimations = () => [];

HTMLElement.prototype.showPopover = function () {
  toggle(this, true);
};
HTMLElement.prototype.hidePopover = function () {
  toggle(this, false);
};
const style = document.createElement('style');
// jsdom's style sheet hides every popover and does not know :popover-open. The region of toasts is never hidden.
style.textContent = '[popover][data-open], .toasts { display: block }';
document.head.append(style);
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !('open' in popover.dataset));
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

function toggle(popover: HTMLElement, open: boolean): void {
  if ('open' in popover.dataset === open) return;
  if (open) popover.dataset['open'] = '';
  else delete popover.dataset['open'];
  const event = new Event('toggle');
  Object.assign(event, { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' });
  popover.dispatchEvent(event);
}

/** jsdom has no layout, so there is nothing to scroll, and nothing resizes. */
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

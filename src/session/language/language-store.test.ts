import { expect, it, vi } from 'vitest';
import type { Area } from '../../config/messages/en.ts';
import { type InterfaceLanguage, PSEUDO } from '../../config/messages/languages.ts';
import { languageStore } from './language-store.ts';
import { type AreaMessages, loadArea } from './load-area.ts';

const app = { 'app.dismiss': 'Dismiss' };

/** Loads that the test resolves. */
function slowLoads() {
  const waiting = new Map<string, { answer: (messages: AreaMessages) => void; fail: (error: Error) => void }>();
  const load = (language: InterfaceLanguage, area: Area) =>
    new Promise<AreaMessages>((answer, fail) => waiting.set(`${language} ${area}`, { answer, fail }));
  const of = (load: string) => waiting.get(load) ?? expect.fail(`${load} was not asked for`);
  return { load, of, asked: () => [...waiting.keys()] };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it("starts in English with the messages in the page's script", () => {
  const { language, say } = languageStore({ app }).current();
  expect(language).toBe('en');
  expect(say('app.dismiss')).toBe('Dismiss');
});

it('loads the messages of a part before the part is shown', async () => {
  const languages = languageStore({ app });
  const { say } = languages.current();
  expect(() => say('help.title')).toThrow();
  expect(await languages.withAreas(Promise.resolve('screen'), 'help')).toBe('screen');
  expect(say('help.title')).toBe('Help');
});

it('requests an area once for parts that load at the same time, and again after a failure', async () => {
  const load = vi.fn<typeof loadArea>().mockRejectedValueOnce(new Error('no connection'));
  load.mockResolvedValue({ 'help.title': 'Help' });
  const languages = languageStore({ app }, load);
  const both = () =>
    Promise.allSettled([
      languages.withAreas(Promise.resolve('one'), 'help'),
      languages.withAreas(Promise.resolve('other'), 'help'),
    ]);
  expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(languages.current().say('help.title')).toBe('Help');
});

it('switches once every area in use is loaded', async () => {
  const { load, of } = slowLoads();
  const languages = languageStore({ app }, load);
  const heard = vi.fn();
  languages.subscribe(heard);
  const part = languages.withAreas(Promise.resolve('screen'), 'help');
  const switched = languages.setLanguage(PSEUDO);
  of('en-XA app').answer({ 'app.dismiss': 'Ð' });
  await settled();
  expect(languages.current().say('app.dismiss')).toBe('Dismiss');
  of('en help').answer({ 'help.title': 'Help' });
  await part;
  expect(heard).not.toHaveBeenCalled();
  of('en-XA help').answer({ 'help.title': 'Ĥ' });
  await switched;
  expect(heard).toHaveBeenCalledOnce();
  expect([languages.current().say('app.dismiss'), languages.current().say('help.title')]).toEqual(['Ð', 'Ĥ']);
});

it('also loads an area that comes into use while it switches', async () => {
  const { load, of, asked } = slowLoads();
  const languages = languageStore({ app }, load);
  const switched = languages.setLanguage(PSEUDO);
  void languages.withAreas(Promise.resolve('screen'), 'help');
  of('en-XA app').answer({ 'app.dismiss': 'Ð' });
  await vi.waitFor(() => expect(asked()).toContain('en-XA help'));
  expect(languages.current().language).toBe('en');
  of('en-XA help').answer({ 'help.title': 'Ĥ' });
  await switched;
  expect(languages.current().say('help.title')).toBe('Ĥ');
});

it('keeps the language if the other one cannot be loaded, and can retry', async () => {
  const load = vi.fn(loadArea).mockRejectedValueOnce(new Error('offline'));
  const languages = languageStore({ app }, load);
  await expect(languages.setLanguage(PSEUDO)).rejects.toThrow('offline');
  expect(languages.current().language).toBe('en');
  await languages.setLanguage(PSEUDO);
  expect(languages.current().say('app.dismiss')).toBe('[Đíšmíšš···]');
});

it('follows the last of two choices, whichever loads first', async () => {
  const { load, of } = slowLoads();
  const languages = languageStore({ app }, load);
  const first = languages.setLanguage(PSEUDO);
  await languages.setLanguage('en');
  of('en-XA app').answer({ 'app.dismiss': 'Ð' });
  await first;
  expect(languages.current().language).toBe('en');
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { PictureRefused } from '../../domain/picture-refused.ts';
import { rupees } from '../../domain/money.ts';
import { itemDetails, pictureAt } from '../../domain/testing/examples.ts';
import type { Outcome } from '../../session/outcome.ts';
import { AtPath } from '../../session/testing/at-path.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { enter, field, press } from './testing.tsx';
import type { Pictures, UploadPicture } from './api.ts';

const SAVED: Outcome = { ok: true, value: undefined };
const NOT_SAVED: Outcome = { ok: false, failure: new Failure('offline', 'No connection') };
const onSave = vi.fn(async (): Promise<Outcome> => SAVED);
const onClosed = vi.fn();
const discard = vi.fn<Pictures['discard']>();
const picturesBy = (upload: UploadPicture): Pictures => ({ upload, discard });
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(SAVED);
  onClosed.mockReset();
  discard.mockReset();
});

type Props = Partial<Parameters<typeof ItemSheet>[0]>;
const openSheet = (props: Props = {}) =>
  render(
    <AtPath path="/create-wishlist">
      <ItemSheet
        item={null}
        current={null}
        pictures={picturesBy(() => expect.fail('nothing is sent'))}
        onSave={onSave}
        onClosed={onClosed}
        {...props}
      />
    </AtPath>,
  );

const LAMP = { Name: 'Brass lamp', Cost: '₹ 5,000', Description: 'For Diwali' };
const save = () => press('Add to the list');

describe('the form of a gift', () => {
  it('returns what was entered', async () => {
    openSheet();
    enter({ ...LAMP, Category: 'donation', Priority: 'high', 'Link to the shop': 'Https://shop.example/lamp' });
    enter({ 'Minimum contribution': '101', 'Maximum contribution': '2,500', Quantity: '6' });
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      title: 'Brass lamp',
      description: 'For Diwali',
      price: 5000,
      category: 'donation',
      priority: 'high',
      imageUrl: '',
      externalUrl: 'https://shop.example/lamp',
      minContribution: 101,
      maxContribution: 2500,
      quantity: 6,
    });
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it.each(['Name', 'Cost', 'Description'])('requires %s', async (name) => {
    openSheet();
    enter({ ...LAMP, [name]: '' });
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields for the item');
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(/Please fill in this field/);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('refuses a quantity above 99', async () => {
    openSheet();
    enter({ ...LAMP, Quantity: '100' });
    await save();
    expect(field('Quantity')).toHaveAccessibleDescription(/Please enter a whole number from 1 to 99/);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('treats a cost of zero as missing', async () => {
    openSheet();
    enter({ ...LAMP, Cost: '0' });
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields for the item');
  });

  it.each([
    ['Cost', 'a lot', 'Please enter an amount in rupees'],
    ['Cost', '45.50', 'Please enter whole rupees, without paise'],
    ['Cost', '99999999', 'A gift can cost up to ₹1,00,00,000'],
    ['Name', 'a'.repeat(101), 'Please use no more than 100 characters'],
    ['Description', 'a'.repeat(501), 'Please use no more than 500 characters'],
    ['Link to the shop', 'shop.example', 'Please enter a full web address, starting with https://'],
    ['Minimum contribution', '6000', 'This can’t be more than the cost, ₹5,000'],
    ['Maximum contribution', '6000', 'This can’t be more than the cost, ₹5,000'],
  ])('shows what is wrong with %s %#', async (name, value, text) => {
    openSheet();
    enter({ ...LAMP, [name]: value });
    await save();
    expect(field(name)).toHaveAccessibleDescription(new RegExp(text));
    expect(onSave).not.toHaveBeenCalled();
    enter({ [name]: '1' });
    expect(field(name)).not.toHaveAttribute('aria-invalid');
  });

  it('rejects a minimum above the maximum', async () => {
    openSheet();
    enter({ ...LAMP, 'Minimum contribution': '2000', 'Maximum contribution': '1000' });
    await save();
    expect(field('Minimum contribution')).toHaveAccessibleDescription('The minimum can’t be more than the maximum');
  });

  it('rejects a price below what guests have contributed', async () => {
    openSheet({ item: itemDetails(), contributed: rupees(2_000) });
    expect(field('Cost')).toHaveAccessibleDescription(/Guests have already given ₹2,000/);
    enter({ Cost: '1,999' });
    await press('Save the gift');
    expect(field('Cost')).toHaveAccessibleDescription(/Guests have already given ₹2,000, so the cost can’t be lower/);
    enter({ Cost: '2,000' });
    await press('Save the gift');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ price: 2000 }), itemDetails());
  });

  it('stays open with the input if it could not be saved', async () => {
    onSave.mockResolvedValue(NOT_SAVED);
    openSheet();
    enter(LAMP);
    await save();
    expect(onClosed).not.toHaveBeenCalled();
    expect(field('Name')).toHaveValue('Brass lamp');
  });
});

describe('a picture', () => {
  beforeAll(() => {
    // jsdom has no object URLs.
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
  });

  const PICTURE = new File(['…'], 'lamp.jpg', { type: 'image/jpeg' });
  const choose = async () => act(async () => void fireEvent.change(field(/^Choose/), { target: { files: [PICTURE] } }));

  it('is previewed at once, uploaded with progress, and then part of the gift', async () => {
    let arrive = (_: string) => undefined as void;
    const upload = vi.fn<UploadPicture>((_kind, _picture, onProgress) => {
      onProgress(0.4);
      return new Promise<string>((resolve) => (arrive = resolve));
    });
    openSheet({ pictures: picturesBy(upload) });
    enter(LAMP);
    await choose();
    expect(screen.getByAltText('Chosen picture')).toHaveAttribute('src', 'blob:picture');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'Add to the list' })).toBeDisabled();
    await act(async () => arrive(pictureAt('lamp')));
    await save();
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ imageUrl: pictureAt('lamp') }));
  });

  it('can be removed', async () => {
    const item = itemDetails({ imageUrl: pictureAt('lamp') });
    openSheet({ item });
    await press('Remove');
    await press('Save the gift');
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ imageUrl: '' }), item);
  });

  it('is loaded on request if the browser saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    openSheet({ item: itemDetails({ imageUrl: pictureAt('lamp') }) });
    expect(screen.queryByAltText('Chosen picture')).not.toBeInTheDocument();
    await press('Show picture');
    expect(screen.getByAltText('Chosen picture')).toHaveAttribute('src', pictureAt('lamp'));
    expect(screen.queryByRole('button', { name: 'Show picture' })).not.toBeInTheDocument();
  });

  const sends = (...addresses: string[]) => picturesBy(async () => addresses.shift() ?? expect.fail('no more'));
  const discarded = () => discard.mock.calls.flat(2);

  it('is deleted when replaced before the gift uses it, otherwise only when the change is saved', async () => {
    openSheet({ pictures: sends(pictureAt('1'), pictureAt('2')) });
    enter(LAMP);
    await choose();
    await choose();
    expect(discarded()).toEqual([]);
    await save();
    expect(discarded()).toEqual([pictureAt('1')]);
  });

  it('is deleted when the gift is discarded', async () => {
    openSheet({ pictures: sends(pictureAt('1')) });
    await choose();
    await press('Close');
    await press('Discard');
    expect(discarded()).toEqual([pictureAt('1')]);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is deleted if its upload ends after the gift was discarded', async () => {
    let arrive = (_: string) => undefined as void;
    openSheet({ pictures: picturesBy(() => new Promise((resolve) => (arrive = resolve))) });
    await choose();
    await press('Close');
    await act(async () => arrive(pictureAt('1')));
    expect(discarded()).toEqual([pictureAt('1')]);
  });

  it('is kept after an attempt to save the gift, which may have succeeded', async () => {
    onSave.mockResolvedValue(NOT_SAVED);
    openSheet({ pictures: sends(pictureAt('1')) });
    enter(LAMP);
    await choose();
    await save();
    await press('Close');
    await press('Discard');
    expect(discarded()).toEqual([]);
  });

  it('can be sent again after a failure', async () => {
    const upload = vi.fn<UploadPicture>().mockRejectedValueOnce(new Failure('offline', 'no network'));
    upload.mockResolvedValueOnce(pictureAt('lamp'));
    openSheet({ pictures: picturesBy(upload) });
    await choose();
    await press('Try again');
    expect(upload.mock.calls.map(([, file]) => file)).toEqual([PICTURE, PICTURE]);
    expect(screen.getByAltText('Chosen picture')).toHaveAttribute('src', pictureAt('lamp'));
  });

  it('is not sent any more once cancelled, or once the gift is discarded', async () => {
    const signals: AbortSignal[] = [];
    const upload: UploadPicture = (_kind, _picture, _onProgress, signal) => {
      signals.push(signal);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
    };
    openSheet({ pictures: picturesBy(upload) });
    enter(LAMP);
    await choose();
    await press('Cancel the upload');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to the list' })).toBeEnabled();
    await choose();
    await press('Close');
    await press('Discard');
    cleanup();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it.each([
    [new PictureRefused('broken'), 'We can’t use this file as a picture. Choose another one.'],
    [new PictureRefused('heic'), /^This is a HEIC photo/],
    [new PictureRefused('too-large'), /^This picture is too large/],
    [new Failure('offline', 'no network'), /We couldn’t save the picture\. We couldn’t reach the server/],
  ])('that fails to upload says why, and keeps the rest of the input %#', async (failure, text) => {
    openSheet({ pictures: picturesBy(() => Promise.reject(failure)) });
    enter(LAMP);
    await choose();
    expect(screen.getByText(text)).toBeVisible();
    await save();
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ imageUrl: '' }));
  });
});

describe('a link to a shop', () => {
  const COOKER = 'https://www.flipkart.com/prestige-pressure-cooker/p/itm1?pid=C&otracker=search';

  it('fills in the name, without what only tracks people, and can be undone', async () => {
    openSheet();
    enter({ 'Link to the shop': COOKER });
    expect(field('Name')).toHaveValue('Prestige pressure cooker');
    expect(field('Link to the shop')).toHaveValue('https://www.flipkart.com/prestige-pressure-cooker/p/itm1?pid=C');
    await press('Undo');
    expect(field('Name')).toHaveValue('');
    expect(field('Link to the shop')).toHaveValue(COOKER);
    expect(screen.queryByText('Filled in from the link.')).not.toBeInTheDocument();
  });

  it('never replaces what was typed', () => {
    openSheet();
    enter({ Name: 'A cooker for two', 'Link to the shop': COOKER });
    expect(field('Name')).toHaveValue('A cooker for two');
    expect(screen.queryByText('Filled in from the link.')).not.toBeInTheDocument();
  });

  it('is taken out of what a shop shares, with name and price, wherever it is pasted', () => {
    openSheet();
    enter({ Name: 'Check out Steel lunch box at ₹1,299 https://shop.example/1' });
    expect(field('Name')).toHaveValue('Steel lunch box');
    expect(field('Cost')).toHaveValue('1,299');
    expect(field('Link to the shop')).toHaveValue('https://shop.example/1');
    enter({ Name: 'Lunch box' });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

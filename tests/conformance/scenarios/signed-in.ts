import { codeOf, expectEqual, expectFailure } from '../client/expectation.ts';
import { listening, scenario, under, type Scenario } from '../client/scenario.ts';

/** Credentials must work over every transport: in a header, in metadata, or in the form of a WebChannel handshake. */
const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /lists/{list} {
      allow create, update: if request.auth != null && request.resource.data.owner == request.auth.uid;
      allow read, delete: if request.auth != null && resource.data.owner == request.auth.uid;
    }
    match /open/{document} {
      allow read, write;
    }
  }
}`;

const scenarios: readonly Scenario[] = [
  scenario('a signed-in user may read and write their own documents', async ({ as }) => {
    const asha = as('asha');
    await asha.set('lists/a', { owner: 'asha', n: 1 });
    await asha.update('lists/a', ['n', 2]);
    expectEqual('Read', await asha.get('lists/a'), { owner: 'asha', n: 2 });
    const mine = await asha.query({ from: 'lists', where: [['owner', '==', 'asha']] });
    expectEqual(
      'Found',
      mine.map(({ path }) => path),
      ['lists/a'],
    );
    await asha.delete('lists/a');
  }),
  scenario('other users and signed-out clients are denied', async ({ client, as }) => {
    await as('asha').set('lists/a', { owner: 'asha' });
    const denied = client.codeFor('permission-denied');
    for (const [who, stranger] of [
      ['Nobody', client],
      ['Another', as('ravi')],
    ] as const) {
      await expectFailure(`${who} reads`, stranger.get('lists/a'), denied);
      await expectFailure(`${who} writes`, stranger.set('lists/a', { owner: 'asha', n: 1 }), denied);
      await expectFailure(`${who} deletes`, stranger.delete('lists/a'), denied);
      await expectFailure(`${who} lists`, stranger.query({ from: 'lists' }), denied);
      await expectFailure(`${who} counts`, stranger.aggregate({ from: 'lists' }, { all: { count: true } }), denied);
    }
    expectEqual('Unchanged', await as('asha').get('lists/a'), { owner: 'asha' });
  }),
  scenario('a batch with one denied write writes nothing', async ({ client, as }) => {
    const attempt = as('ravi').batch([
      { set: 'open/x', data: { n: 1 } },
      { set: 'lists/a', data: { owner: 'asha' } },
    ]);
    await expectFailure('Committed', attempt, client.codeFor('permission-denied'));
    expectEqual('Stored', await client.get('open/x'), undefined);
  }),
  scenario('a transaction can be denied at its read or at its commit', async ({ client, as }) => {
    const ravi = as('ravi');
    await as('asha').set('lists/a', { owner: 'asha' });
    const denied = client.codeFor('permission-denied');
    await expectFailure(
      'Read',
      ravi.transaction((transaction) => transaction.get('lists/a')),
      denied,
    );
    const attempt = ravi.transaction(async (transaction) => {
      await transaction.get('open/x');
      transaction.set('open/x', { n: 1 });
      transaction.set('lists/b', { owner: 'asha' });
    });
    await expectFailure('Commit', attempt, denied);
    expectEqual('Stored', await client.get('open/x'), undefined);
  }),
  listening('a denied listener ends while the others continue', async ({ client, as }) => {
    const ravi = as('ravi');
    const open = ravi.listenToQuery({ from: 'open' });
    await open.next('the first');
    const denied = ravi.listenToDocument('lists/a');
    await as('asha').set('lists/a', { owner: 'asha' });
    expectEqual('Code', codeOf(await denied.failure('the denial')), 'permission-denied');
    await client.set('open/x', { n: 1 });
    expectEqual('The other', (await open.next('the change')).documents.length, 1);
  }),
  listening('a user may listen to their own documents', async ({ as }) => {
    const asha = as('asha');
    const feed = asha.listenToQuery({ from: 'lists', where: [['owner', '==', 'asha']] });
    await feed.next('the first');
    await as('ravi').set('lists/r', { owner: 'ravi' });
    await as('asha').set('lists/a', { owner: 'asha' });
    expectEqual(
      'Heard',
      (await feed.next('the change')).documents.map(({ path }) => path),
      ['lists/a'],
    );
  }),
];

export const signedIn: readonly Scenario[] = scenarios.map((each) => under(RULES, each));

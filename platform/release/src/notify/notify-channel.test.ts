import type { NotifyTarget } from '@storefront/compositions';
import { Webhook } from 'standardwebhooks';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { writeRevision } from '../testing/a-revision';
import { anEmptyStore } from '../testing/a-store';
import type { Store } from '../store';
import { bodyOf } from './notices';
import { type Senders, failureLine, notifyChannel, pendingNotices } from './notify-channel';
import { claimAttempt, outboxFolder, pruneOutbox, storeRefusal } from './outbox';
import { aReceiver, SECRET } from './a-receiver.test-kit';

type Receiver = Awaited<ReturnType<typeof aReceiver>>;
const MINUTE_MS = 60_000;
const START = new Date('2026-12-01T10:00:00.000Z');
const senders: Senders = { secrets: new Map([['ops', [SECRET]]]), mail: null };
let store: Store;
let receivers: Receiver[] = [];

const receive = async (...answers: Parameters<typeof aReceiver>): Promise<Receiver> => {
  const receiver = await aReceiver(...answers);
  receivers.push(receiver);
  return receiver;
};
const target = (url: string, more: Partial<NotifyTarget> = {}): NotifyTarget => ({
  name: 'ops',
  url,
  events: ['promoted', 'reverted', 'refused', 'key-expires'],
  ...more,
});
/** Revisions 1 and 2, of which the second one is a promotion with targets. */
async function promoted(...notify: NotifyTarget[]): Promise<void> {
  const at = new Date().toISOString();
  await writeRevision(store, 1, { at });
  await writeRevision(store, 2, { at, composition: 'b'.repeat(64), notify });
}
const send = (more: Partial<Senders> = {}, signal = new AbortController().signal) =>
  notifyChannel(store, 'stable', { ...senders, ...more }, signal);
const outcomes = async (more: Partial<Senders> = {}) =>
  (await send(more)).map(({ outcome }) => outcome.kind);
const pass = (ms: number): void => void jest.setSystemTime(Date.now() + ms);
const status = (code: number) => (response: { writeHead(code: number): { end(): unknown } }) =>
  void response.writeHead(code).end();

beforeEach(async () => {
  jest.useFakeTimers({
    now: START,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
  store = await anEmptyStore();
  receivers = [];
});
afterEach(() => {
  jest.useRealTimers();
  for (const receiver of receivers) receiver.close();
});
afterAll(removeTemporaryFolders);

test('a promotion is sent once, and is verified by the library', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  expect(await outcomes()).toEqual(['delivered']);
  expect(await outcomes()).toEqual([]);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const sent = new Webhook(SECRET).verify(body, headers as Record<string, string>);
  expect(sent).toMatchObject({
    type: 'channel.promoted',
    data: { channel: 'stable', revision: 2 },
  });
  expect(receiver.received).toHaveLength(1);
});

test('of ten processes that send at once, one does', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(receiver.received).toHaveLength(1);
});

test('a failure is retried later under the same id, with a signature of its own time', async () => {
  const receiver = await receive(status(500), status(204));
  await promoted(target(receiver.url));
  const [failed] = await send();
  expect(failed && failureLine(failed)).toMatch(
    /^ops was not notified of stable_2_promoted_\w{12}: answered 500 \(attempt 1\)/,
  );
  expect(await outcomes()).toEqual([]);
  pass(6000);
  expect(await outcomes()).toEqual(['delivered']);
  const [first, second] = receiver.received.map(({ headers }) => headers);
  expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
  expect(second?.['webhook-timestamp']).not.toBe(first?.['webhook-timestamp']);
});

test('after nine failed attempts in more than two days it is given up', async () => {
  const receiver = await receive(status(500));
  await promoted(target(receiver.url));
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    expect(await outcomes()).toEqual(['failed']);
    const [pending] = await pendingNotices(store, 'stable');
    if (attempt < 9) pass((pending?.delivery.at ?? 0) - Date.now());
  }
  pass(2 * MINUTE_MS);
  expect(await pendingNotices(store, 'stable')).toEqual([]);
  expect(Date.now() - START.getTime()).toBeGreaterThan(48 * 60 * MINUTE_MS);
  expect(receiver.received).toHaveLength(9);
});

test('an answer of 410 ends the attempts', async () => {
  const receiver = await receive(status(410));
  await promoted(target(receiver.url));
  expect(await outcomes()).toEqual(['gone']);
  pass(3 * 60 * MINUTE_MS);
  expect(await outcomes()).toEqual([]);
});

test('the attempt of a crashed process is repeated after its lease', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  const [pending] = await pendingNotices(store, 'stable');
  const id = pending?.notice.id ?? '';
  expect(await claimAttempt(store, { channel: 'stable', id, target: 'ops', attempt: 1 })).toBe(
    true,
  );
  pass(30_000);
  expect(await outcomes()).toEqual([]);
  pass(31_000);
  expect(await outcomes()).toEqual(['delivered']);
});

test('a target without a secret here is left to a process that has it', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  expect(await outcomes({ secrets: new Map() })).toEqual([]);
  expect(await pendingNotices(store, 'stable')).toHaveLength(1);
  expect(await outcomes()).toEqual(['delivered']);
});

test('a target that hangs ends at the limit and delays no other one', async () => {
  const [hanging, other] = [await receive(() => undefined), await receive()];
  await promoted(target(hanging.url), target(other.url, { name: 'chat' }));
  const secrets = new Map([...senders.secrets, ['chat', [SECRET]]]);
  const results = await send({ secrets }, AbortSignal.timeout(100));
  expect(results.map((one) => [one.target.name, one.outcome.kind])).toEqual([
    ['ops', 'failed'],
    ['chat', 'delivered'],
  ]);
});

test('events that a target did not select, and those of a removed target, are not sent', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url, { events: ['refused'] }));
  expect(await pendingNotices(store, 'stable')).toEqual([]);
  await writeRevision(store, 3, { at: new Date().toISOString(), notify: [target(receiver.url)] });
  await writeRevision(store, 4, { at: new Date().toISOString(), notify: [] });
  expect(await pendingNotices(store, 'stable')).toEqual([]);
});

test('an event of more than three days ago, or before there was a target, is not sent', async () => {
  const receiver = await receive();
  await promoted();
  const at = new Date().toISOString();
  await writeRevision(store, 3, {
    at,
    composition: 'b'.repeat(64),
    notify: [target(receiver.url)],
  });
  expect(await pendingNotices(store, 'stable')).toEqual([]);
  await writeRevision(store, 4, { at, notify: [target(receiver.url)] });
  expect(await pendingNotices(store, 'stable')).toHaveLength(1);
  expect(await pendingNotices(store, 'stable', new Date(Date.now() + 4 * 86_400_000))).toEqual([]);
});

const refusal = {
  revision: 2,
  revisionAt: START.toISOString(),
  at: START.toISOString(),
  by: 'ana',
  composition: 'c'.repeat(64),
  checks: ['stories'],
};

test('a refusal is sent once, however often the promotion is repeated', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url, { events: ['refused'] }));
  for (let run = 0; run < 3; run += 1) {
    await storeRefusal(store, 'stable', refusal);
    await send();
  }
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['channel.refused']);
});

test.each([
  ['with another name', `stable_2_refused_${'0'.repeat(12)}.refused.json`, JSON.stringify(refusal)],
  ['that is no JSON', `stable_2_refused_${'1'.repeat(12)}.refused.json`, '{'],
])('a refusal that was written by hand, %s, is not sent', async (_, name, text) => {
  await promoted(target('http://127.0.0.1:1', { events: ['refused'] }));
  await store.files.replace(`${outboxFolder('stable')}/${name}`, text);
  expect(await pendingNotices(store, 'stable')).toEqual([]);
});

test('an unreadable attempt counts as a failed one', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  const [pending] = await pendingNotices(store, 'stable');
  const file = `${outboxFolder('stable')}/${pending?.notice.id ?? ''}_ops_1.json`;
  await store.files.replace(file, '{');
  expect(await outcomes()).toEqual(['delivered']);
});

test('a document of a signed store that expires is announced once', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url, { events: ['key-expires'] }));
  const signed = (days: number) => ({
    metadata: { signed: { expires: new Date(Date.now() + days * 86_400_000).toISOString() } },
  });
  const trusted = {
    root: signed(300),
    targets: signed(10),
    snapshot: signed(20),
    timestamp: signed(5),
    roles: new Map(),
  };
  const verified = { ...store, trust: { signing: { trust: { last: () => trusted } } } };
  const notify = () =>
    notifyChannel(verified as unknown as Store, 'stable', senders, new AbortController().signal);
  expect((await notify()).map(({ notice }) => notice.data['document'])).toEqual(['targets']);
  expect(await notify()).toEqual([]);
});

test('a mail is sent once, with one line as its subject', async () => {
  const mails: unknown[] = [];
  const mail = async () => async (one: unknown) => void mails.push(one);
  await promoted(target('mailto:ops@shop.example'));
  expect(await outcomes()).toEqual([]);
  expect(await outcomes({ mail })).toEqual(['delivered']);
  expect(await outcomes({ mail })).toEqual([]);
  expect(mails).toEqual([
    expect.objectContaining({
      to: 'ops@shop.example',
      subject: 'stable serves a new composition in revision 2: bbbbbbbbbbbb',
    }),
  ]);
});

test.each([
  ['does not take it', () => Promise.reject(new Error('550')), 'the mail server did not take it'],
  ['does not answer', () => new Promise<void>(() => undefined), 'no answer in time'],
])('a mail server that %s is a failure', async (_, take, reason) => {
  await promoted(target('mailto:ops@shop.example'));
  const [one] = await send({ mail: async () => take }, AbortSignal.timeout(50));
  expect(one?.outcome).toEqual({ kind: 'failed', reason });
});

test('in a store that cannot be written nothing is sent', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  const readOnly = {
    ...store,
    files: {
      ...store.files,
      writeOnce: () => Promise.reject(Object.assign(new Error('EROFS'), { code: 'EROFS' })),
    },
  };
  expect(await notifyChannel(readOnly, 'stable', senders, new AbortController().signal)).toEqual(
    [],
  );
  expect(receiver.received).toEqual([]);
});

test('files of deliveries are removed after thirty days', async () => {
  const receiver = await receive();
  await promoted(target(receiver.url));
  await send();
  const names = () => store.files.list(outboxFolder('stable'));
  await pruneOutbox(store, 'stable', new Date());
  expect(await names()).toHaveLength(1);
  jest.useRealTimers();
  await pruneOutbox(store, 'stable', new Date(Date.now() + 31 * 86_400_000));
  expect(await names()).toEqual([]);
});

test('a body is at most a few kilobytes', async () => {
  await promoted(target('http://127.0.0.1:1'));
  const long = 'x'.repeat(500);
  await writeRevision(store, 3, {
    at: START.toISOString(),
    note: long,
    notify: [target('http://127.0.0.1:1')],
  });
  const [, last] = await pendingNotices(store, 'stable');
  expect(last && bodyOf(last.notice).length).toBeLessThan(4000);
});

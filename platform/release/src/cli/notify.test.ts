import { Webhook } from 'standardwebhooks';
import { currentRevision, type Store } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild, release } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { changeChannel } from '../change-channel';
import { noTools } from '../testing/no-tools';
import { aReceiver, SECRET } from '../notify/a-receiver.test-kit';
import { createProgram } from './program';
import { run } from './run';

const verdict = { isOk: true };
jest.mock('../gate', () => ({
  runGate: async ({ hash }: { hash: string }) => ({
    hash,
    ...verdict,
    results: [{ check: 'stories', isOk: verdict.isOk, findings: ['a text of a build'] }],
  }),
}));

type Receiver = Awaited<ReturnType<typeof aReceiver>>;
let store: Store;
let receiver: Receiver;
let said: { out: string; err: string };

beforeEach(async () => {
  verdict.isOk = true;
  said = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => (text: unknown) => {
    said[stream] += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(into('out'));
  jest.spyOn(process.stderr, 'write').mockImplementation(into('err'));
  process.env['NOTIFY_SECRETS'] = `ops=${SECRET}`;
  store = await anEmptyStore();
  await release(store, { shell: 'a', 'mf-menu': 'a' });
  receiver = await aReceiver();
});
afterEach(() => {
  delete process.env['NOTIFY_SECRETS'];
  receiver.close();
  jest.restoreAllMocks();
});
afterAll(removeTemporaryFolders);

async function storefront(...words: string[]) {
  said = { out: '', err: '' };
  const code = await run(createProgram(noTools), ['--store', store.root, ...words]);
  return { code, ...said };
}
const addTarget = (url: string, ...more: string[]) =>
  storefront('notify', 'stable', '--add-webhook', url, '--name', 'ops', ...more);
/** Verified bodies. */
const received = () =>
  receiver.received.map(
    ({ headers, body }) =>
      new Webhook(SECRET).verify(body, headers as Record<string, string>) as { type: string },
  );
const types = (): string[] => received().map(({ type }) => type);

test('targets are added, replaced by name, listed and removed', async () => {
  expect((await addTarget(receiver.url, '--events', 'refused,promoted')).code).toBe(0);
  await addTarget('https://hooks.shop.example/x');
  await storefront('notify', 'stable', '--add-mail', 'ops@shop.example');
  expect((await storefront('notify', 'stable')).out).toBe(
    'stable notifies:\n' +
      '  ops  https://hooks.shop.example/x  promoted, refused, reverted, arm-off, key-expires\n' +
      '  ops-shop-example  mailto:ops@shop.example  promoted, refused, reverted, arm-off, key-expires\n',
  );
  await storefront('notify', 'stable', '--remove', 'ops');
  await storefront('notify', 'stable', '--remove', 'ops-shop-example');
  expect((await storefront('notify', 'stable')).out).toBe('stable notifies no target\n');
  expect(receiver.received).toEqual([]);
});

test.each([
  [['--add-webhook', 'http://hooks.shop.example/']],
  [['--add-webhook', 'https://169.254.169.254/']],
  [['--add-webhook', 'mailto:ops@shop.example']],
  [['--add-mail', 'ops']],
  [['--events', 'sold']],
  [['--remove', 'ops', '--add-mail', 'ops@shop.example']],
])('%j is a wrong use', async (words) =>
  expect((await storefront('notify', 'stable', ...words)).code).toBe(2),
);

test('an unknown target cannot be removed', async () => {
  const { code, err } = await storefront('notify', 'stable', '--remove', 'ops');
  expect([code, err]).toEqual([
    1,
    'channel stable has no target ops: `notify stable` lists them\n',
  ]);
});

test('promote, rollback and a switched-off arm are notified, once each', async () => {
  await addTarget(receiver.url);
  const tested = await publishBuild(store, 'mf-menu', 'b');
  await storefront('promote', 'stable', '--builds', 'mf-menu@latest', '--by', 'ana');
  expect(types()).toEqual(['channel.promoted']);
  await storefront('rollback', 'stable', '--remote', 'mf-menu');
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('short', [tested])],
  }));
  await storefront('experiment', 'off', 'stable', 'short', 'other');
  await storefront('notify', 'stable');
  expect(types()).toEqual(['channel.promoted', 'channel.reverted', 'channel.arm-off']);
});

test('a refused promotion is notified once, without a text of a build', async () => {
  await addTarget(receiver.url);
  await publishBuild(store, 'mf-menu', 'b');
  verdict.isOk = false;
  for (let times = 0; times < 2; times += 1)
    expect((await storefront('promote', 'stable', '--all', '--by', 'ana')).code).toBe(1);
  expect(received()).toMatchObject([
    { type: 'channel.refused', data: { revision: 2, by: 'ana', checks: ['stories'] } },
  ]);
  expect(receiver.received[0]?.body).not.toContain('a text of a build');
});

test('check refuses without a notification', async () => {
  await addTarget(receiver.url);
  await publishBuild(store, 'mf-menu', 'b');
  verdict.isOk = false;
  expect((await storefront('check', 'stable')).code).toBe(1);
  expect(receiver.received).toEqual([]);
});

test('a failure is one line after the result, and does not change the exit code', async () => {
  const failing = await aReceiver((response) => void response.writeHead(500).end('a secret'));
  await addTarget(failing.url);
  await publishBuild(store, 'mf-menu', 'b');
  const { code, out, err } = await storefront('--json', 'promote', 'stable', '--all');
  failing.close();
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ revision: 3, isNew: true });
  expect(err).toMatch(/^ops was not notified of stable_3_promoted_\w+: answered 500 .*\n$/);
  expect((await storefront('notify', 'stable')).out).toMatch(
    /ops has not got stable_3_promoted_\w+: 1 attempts, answered 500/,
  );
});

test('a command without the secret says so, and the next one with it sends', async () => {
  await addTarget(receiver.url);
  await publishBuild(store, 'mf-menu', 'b');
  delete process.env['NOTIFY_SECRETS'];
  const { code, err } = await storefront('promote', 'stable', '--all');
  expect([code, err]).toEqual([
    0,
    expect.stringMatching(/^ops of stable is not notified by this command: its secret in NOTIFY_/),
  ]);
  expect(receiver.received).toEqual([]);
  process.env['NOTIFY_SECRETS'] = `ops=${SECRET}`;
  await storefront('notify', 'stable');
  expect(types()).toEqual(['channel.promoted']);
});

test('unusable NOTIFY_SECRETS are a line without the value, after a promotion that took effect', async () => {
  await addTarget(receiver.url);
  await publishBuild(store, 'mf-menu', 'b');
  process.env['NOTIFY_SECRETS'] = 'ops=canary';
  const { code, err } = await storefront('promote', 'stable', '--all');
  expect(code).toBe(0);
  expect(err).toContain('NOTIFY_SECRETS cannot be used: give <target>=whsec_');
  expect(err).not.toContain('canary');
  expect((await currentRevision(store, 'stable'))?.revision).toBe(3);
});

import type { GuardFigures } from '@storefront/http-kit';
import { changeChannel } from '../change-channel';
import { type Store, currentRevision } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { publishBuild } from '../testing/a-store';
import { anExperiment } from '../testing/an-experiment';
import { describeProposals } from '../trust/describe-proposals';
import { signPending } from '../trust/manage-keys';
import { PENDING } from '../trust/names';
import { type SignedStore, aSignedStore, tamperingWith } from '../trust/testing';
import { guardChannel } from './guard-channel';
import { guardPromotion } from './guard-promotion';

afterAll(removeTemporaryFolders);

const EVERYONE = ['shelly', 'mia', 'pat', 'quinn', 'ci'];
const NETWORKS = ['a', 'b', 'c', 'd', 'e'];

/** With an experiment and a promotion; each test gets a copy. */
let prepared: SignedStore;
let signed: SignedStore;
let [before, after] = ['', ''];
beforeAll(async () => {
  prepared = await aSignedStore({
    rooms: { shell: ['shelly'], 'mf-menu': ['mia'] },
    channels: { stable: ['pat', 'quinn'] },
    people: { stable: 2 },
  });
  const store = await prepared.as(EVERYONE);
  const promote = async (words: string): Promise<string> => {
    const builds = [await publishBuild(store, 'mf-menu', words)];
    if (words === 'a') builds.push(await publishBuild(store, 'shell', 'a'));
    const { revision } = await changeChannel(store, 'stable', { note: '' }, () => ({ builds }));
    return revision.composition;
  };
  before = await promote('a');
  after = await promote('b');
  const tested = await publishBuild(store, 'mf-menu', 't');
  const guard = { maxLoadFailures: 500, maxOrderErrors: 2500, minimum: 5 };
  await changeChannel(store, 'stable', { note: '' }, () => ({
    experiments: [anExperiment('menu', [tested], { guard })],
    failingPromotions: 'revert',
  }));
});
beforeEach(async () => {
  signed = await prepared.copy();
});

const channel = async (store: Store) => {
  const current = await currentRevision(store, 'stable');
  if (!current) throw new Error('nothing is served');
  return current;
};
const proposals = async (): Promise<readonly string[]> => (await signed.as([])).files.list(PENDING);

/** All loads of the arm `other` and of the new composition failed. */
async function figures(failed: number): Promise<GuardFigures> {
  const { variants } = await channel(await signed.edge());
  const [, composition = ''] = Object.entries(variants).find(([key]) => key === 'other') ?? [];
  const counts = { crashed: 0, tried: 0, refused: 0, ended: 0, placed: 0 };
  return {
    since: '',
    until: '',
    loads: NETWORKS.map((network) => ({
      experiment: 'menu',
      arm: 'other',
      composition,
      network,
      sessions: 10,
      failed: { 'mf-menu': failed },
    })),
    orders: [],
    releases: NETWORKS.flatMap((network) => [
      { composition: before, network, visits: 50, failed: 0, ...counts },
      { composition: after, network, visits: 50, failed: 25, ...counts },
    ]),
  };
}
/** `failed`: a later check counts more failures, so its reason has another text. */
const guardArms = (store: Store, failed = 10) =>
  guardChannel(store, 'stable', () => figures(failed));
const isOff = async (): Promise<boolean> =>
  (await channel(await signed.edge())).experiments[0]?.arms[1]?.off !== undefined;

test('with the keys of the channel a guard switches an arm off, and its edges verify it', async () => {
  const [arm] = await guardArms(await signed.as(['pat', 'quinn', 'ci']));
  expect(arm).toMatchObject({ arm: 'other', revision: 4, obstacle: null });
  expect(await isOff()).toBe(true);
});

test('with one key of two a guard proposes once, and the arm is off with the second signature', async () => {
  const store = await signed.as(['pat', 'ci']);
  for (const failed of [10, 9, 10])
    expect(await guardArms(store, failed)).toEqual([
      expect.objectContaining({
        revision: null,
        obstacle:
          'the change is proposed and needs another signature: ' +
          'the owner of another key runs "npm run storefront -- keys sign"',
      }),
    ]);
  expect(await proposals()).toHaveLength(1);

  const quinn = (await signed.as(['quinn', 'ci'])).trust;
  if (!quinn) throw new Error('the store is not verified');
  const [proposal] = await describeProposals(quinn.signing);
  await signPending(quinn.signing, proposal?.id ?? '');
  expect(await isOff()).toBe(true);
  expect(await guardArms(store)).toEqual([]);
});

test.each([
  ['of the same change', async () => void (await guardArms(await signed.as(['pat', 'ci'])))],
  [
    'that cannot be read',
    async () => {
      await guardArms(await signed.as(['pat', 'ci']));
      const [name = ''] = await proposals();
      await tamperingWith(signed.root).write(`${PENDING}/${name}`, '{');
    },
  ],
])('a proposal %s prevents no guard with all keys', async (_, propose) => {
  await propose();
  const [arm] = await guardArms(await signed.as(['pat', 'quinn', 'ci']));
  expect(arm).toMatchObject({ obstacle: null });
  expect(await isOff()).toBe(true);
});

test('without a key a guard changes nothing, and says which key it needs', async () => {
  expect(await guardArms(await signed.edge())).toEqual([
    expect.objectContaining({
      arm: 'other',
      revision: null,
      obstacle: expect.stringMatching(/^no key of this machine may change channel stable/),
    }),
  ]);
  expect(await proposals()).toEqual([]);
  expect(await isOff()).toBe(false);
});

test.each([
  ['one key of two proposes', ['pat', 'ci'], 1, /needs another signature/],
  ['no key changes nothing', [], 0, /^no key of this machine may change channel stable/],
])('a failing promotion: %s, however often it is checked', async (_, people, count, obstacle) => {
  const store = await signed.as(people);
  for (let check = 0; check < 3; check += 1)
    expect(await guardPromotion(store, 'stable', () => figures(0))).toMatchObject({
      revision: 2,
      revertedIn: null,
      obstacle: expect.stringMatching(obstacle),
    });
  expect(await proposals()).toHaveLength(count);
  expect((await channel(await signed.edge())).composition).toBe(after);
});

import type { GuardFigures } from '@storefront/http-kit';
import { changeChannel } from '../change-channel';
import { rollback } from '../rollback';
import { type Store, currentRevision } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { redate } from '../testing/a-revision';
import { anEmptyStore, release } from '../testing/a-store';
import { guardPromotion } from './guard-promotion';
import { StoreError } from '../store-error';
import { readExperimentFigures, readGuardFigures } from './read-figures';

afterAll(removeTemporaryFolders);

describe('a promotion that fails', () => {
  const NOW = new Date('2026-03-01T12:00:00.000Z');
  const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
  const NETWORKS = ['a', 'b', 'c', 'd', 'e', 'f'];

  let store: Store;
  let [before, after] = ['', ''];
  beforeEach(async () => {
    store = await anEmptyStore();
    before = await release(store, { shell: 'a', 'mf-menu': 'a' });
    after = await release(store, { 'mf-menu': 'b' });
    await redate(store, 1, ago(600));
    await redate(store, 2, ago(20));
  });

  type Release = GuardFigures['releases'][number];
  const COUNTS = {
    visits: 50,
    failed: 0,
    crashed: 0,
    tried: 20,
    refused: 0,
    ended: 40,
    placed: 20,
  };
  const of = (composition: string, more: Partial<Release> = {}, networks = NETWORKS): Release[] =>
    networks.map((network) => ({ composition, network, ...COUNTS, ...more }));
  const figures = (...releases: Release[][]): GuardFigures => ({
    since: '',
    until: '',
    loads: [],
    orders: [],
    releases: releases.flat(),
  });
  const guard = (...releases: Release[][]) =>
    guardPromotion(store, 'stable', async () => figures(...releases), NOW);
  const policy = (failingPromotions: 'suggest' | 'revert') =>
    changeChannel(store, 'stable', { note: '' }, () => ({ failingPromotions }));

  test.each([
    [
      'failed loads',
      { failed: 10 },
      /^visits with a failed load: 60 of 300 in revision 2, at least 1\d\.\d %; 0 of 300 before, at most 2\.3 %$/,
    ],
    ['crashes', { crashed: 10 }, /^visits with a crashed page: 60 of 300/],
    ['refused orders', { refused: 10 }, /^visits with a refused order, of those .*: 60 of 120/],
  ])('more %s than before are reported, and nothing is changed', async (_case, more, reason) => {
    expect(await guard(of(before), of(after, more))).toEqual({
      revision: 2,
      reason: expect.stringMatching(reason),
      revertedIn: null,
    });
    expect((await currentRevision(store, 'stable'))?.composition).toBe(after);
  });

  test('a channel with the policy reverts: its predecessor is served again, once', async () => {
    await policy('revert');
    expect(await guard(of(before), of(after, { failed: 10 }))).toMatchObject({ revertedIn: 4 });
    expect(await currentRevision(store, 'stable')).toMatchObject({
      by: 'guard',
      composition: before,
      revoked: [after],
      failingPromotions: 'revert',
      note: expect.stringContaining('revert revision 2'),
    });
    expect(await guard(of(before, { failed: 50 }), of(after))).toBeNull();
  });

  const fewer = { tried: 2, placed: 2 };

  test('orders that fell below half are reported, and never reverted: restaurants may have closed', async () => {
    await policy('revert');
    expect(await guard(of(before), of(after, fewer))).toEqual({
      revision: 2,
      reason: expect.stringMatching(
        /^visits with a placed order: 12 of 240 in revision 2, at most .*; 120 of 240 before/,
      ),
      revertedIn: null,
    });
    expect((await currentRevision(store, 'stable'))?.composition).toBe(after);
  });

  test.each<[string, () => [Release[], Release[]]]>([
    ['the same failures as before', () => [of(before, { failed: 10 }), of(after, { failed: 10 })]],
    ['no figures of before', () => [[], of(after, { failed: 10 })]],
    ['fewer than 50 visits', () => [of(before), of(after, { visits: 8, failed: 8, tried: 0 })]],
    ['orders that fell by a third', () => [of(before), of(after, { tried: 14, placed: 14 })]],
    ['visits that had no time to order', () => [of(before), of(after, { ended: 0, placed: 0 })]],
    ['no orders before', () => [of(before, fewer), of(after, { tried: 0, placed: 0 })]],
    [
      'visits without orders of four networks',
      () => [
        of(before),
        [...of(after), ...of(after, { ended: 9000, placed: 0 }, ['w', 'x', 'y', 'z'])],
      ],
    ],
    [
      'failures of four networks',
      () => [of(before), of(after, { visits: 2500, failed: 2500 }, NETWORKS.slice(0, 4))],
    ],
  ])('%s: nothing is reported', async (_case, rows) => expect(await guard(...rows())).toBeNull());

  const FIVE = NETWORKS.slice(0, 5);

  test('50 visits are judged, fewer are not', async () => {
    const failing = (visits: number) => of(after, { visits, failed: visits, tried: 0 }, FIVE);
    expect((await guard(of(before), failing(10)))?.reason).toMatch(/: 50 of 50 in revision 2/);
    expect(await guard(of(before), failing(9))).toBeNull();
    const idle = (ended: number) => of(after, { ended, tried: 0, placed: 0 }, FIVE);
    expect((await guard(of(before), idle(10)))?.reason).toMatch(/: 0 of 50 in revision 2/);
    expect(await guard(of(before), idle(9))).toBeNull();
  });

  test('figures are read from an hour before the promotion', async () => {
    const read = jest.fn<Promise<GuardFigures>, [Date, string]>(async () => figures());
    await guardPromotion(store, 'stable', read, NOW);
    expect(read.mock.calls).toEqual([[ago(80), 'stable']]);
  });

  test('a promotion is watched for an hour, a rollback is not', async () => {
    const failing = () => guard(of(before), of(after, { failed: 10 }));
    await redate(store, 2, ago(60));
    expect(await failing()).toBeNull();
    await redate(store, 2, ago(59));
    expect(await failing()).not.toBeNull();
    await rollback(store, 'stable');
    await redate(store, 3, ago(1));
    expect(await guard(of(before, { failed: 50 }), of(after))).toBeNull();
  });
});

describe('figures of the API', () => {
  const since = new Date('2026-01-01T00:00:00.000Z');
  const period = { since: since.toISOString(), until: '2026-01-02T00:00:00.000Z' };
  const guardFigures = { ...period, loads: [], orders: [], releases: [] };
  const experimentFigures = {
    ...period,
    experiment: 'a menu',
    arms: [],
    notCounted: { forced: 0, override: 0, withoutVisitor: 0 },
    inSeveralArms: 0,
    untrusted: [],
  };
  const api = { url: 'https://api.example/api/', key: 'secret' };

  /** The API's next answer; returns the calls. */
  function answer(body: unknown, status = 200) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }));
  }
  afterEach(() => jest.restoreAllMocks());

  test('figures of the guard are requested for a channel and a time, with the operator key', async () => {
    const fetched = answer(guardFigures);
    expect(await readGuardFigures(api, since, 'stable')).toEqual(guardFigures);
    const [address, init] = fetched.mock.calls[0] ?? [];
    const url = new URL(String(address));
    expect(url.origin + url.pathname).toBe('https://api.example/api/telemetry/guard');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      since: '2026-01-01T00:00:00.000Z',
      channel: 'stable',
    });
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
    expect(init?.signal?.aborted).toBe(false);
  });

  test('figures of an experiment are requested by its name', async () => {
    const fetched = answer(experimentFigures);
    const until = new Date(period.until);
    expect(await readExperimentFigures(api, 'a menu', { since, until }, 'stable')).toEqual(
      experimentFigures,
    );
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect(url.pathname).toBe('/api/telemetry/experiments/a%20menu');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      since: '2026-01-01T00:00:00.000Z',
      until: period.until,
      channel: 'stable',
    });
  });

  const refusal = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => error);

  test.each([
    ['an error', guardFigures, 500],
    ['a page', '<!doctype html>', 200],
    ['figures without orders', { ...guardFigures, orders: undefined }, 200],
  ])('%s is no answer with figures', async (_case, body, status) => {
    answer(body, status);
    const error = await refusal(readGuardFigures(api, since, 'stable'));
    expect(error).toBeInstanceOf(StoreError);
    expect(String(error)).toContain(`answers ${status} without figures`);
  });
});

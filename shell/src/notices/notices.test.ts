import { allSettled, fork } from 'effector';
import i18next from 'i18next';
import { cartBus, noticeBus } from '@storefront/shared-domain/bus';
import { minor, type CartChange, type CartLine } from '@storefront/shared-domain/contracts';
import { restaurantSelected, $lines, saveCartFx } from '@storefront/shared-domain/models';
import { aGeneralLine, aPrizeLine } from '@storefront/shared-domain/testing';
import texts from '../../../shared-domain/src/locales/en.json';
import { $i18n } from '../i18n/language.model';
import { takeNotes, type Note } from '../telemetry/notes';
import { $cartChanges, changesRead } from './cart-changes.model';
import { $toasts, TOAST_MS } from './notices.model';
import './quiet-failures.model';
import './storage-notice.model';

describe('changes of the cart', () => {
  const line = (lineId: string) => aGeneralLine({ lineId });
  const left = (of: CartLine): CartChange => ({ kind: 'left', line: of, reason: 'gone', part: '' });
  const repriced = (of: CartLine, from: number, to: number): CartChange => ({
    kind: 'repriced',
    line: of,
    from: minor(from),
    to: minor(to),
  });

  async function after(...reloads: CartChange[][]) {
    const scope = fork();
    for (const changes of reloads)
      await allSettled(cartBus.reconciled, {
        scope,
        params: { lines: [], removed: [], repriced: [], changes },
      });
    return scope;
  }

  test('[OPEN-098] a change is shown until it is read, and reported once', async () => {
    const scope = await after([left(line('a'))], [], [repriced(line('b'), 100, 200)]);
    expect(scope.getState($cartChanges)).toEqual([left(line('a')), repriced(line('b'), 100, 200)]);
    await allSettled(changesRead, { scope });
    expect(scope.getState($cartChanges)).toEqual([]);
  });

  test.each([
    {
      case: 'twice is reported from what was seen last',
      reloads: [[repriced(line('a'), 100, 200)], [repriced(line('a'), 200, 300)]],
      reported: [repriced(line('a'), 100, 300)],
    },
    {
      case: 'there and back is not worth a word',
      reloads: [[repriced(line('a'), 100, 200)], [repriced(line('a'), 200, 100)]],
      reported: [],
    },
    {
      case: 'of a line that left since is old news',
      reloads: [[repriced(line('a'), 100, 200)], [left(line('a'))]],
      reported: [left(line('a'))],
    },
  ])('a price that changed $case', async ({ reloads, reported }) => {
    expect((await after(...reloads)).getState($cartChanges)).toEqual(reported);
  });

  test('[OPEN-082] prizes removed with their account are shown with the reason', async () => {
    const scope = await after();
    await allSettled(cartBus.prizesDropped, {
      scope,
      params: { removed: [aPrizeLine()], reason: 'signed-out' },
    });
    expect(scope.getState($cartChanges)).toEqual([
      { kind: 'left', line: aPrizeLine(), reason: 'signed-out', part: '' },
    ]);
  });

  test('another restaurant receives nothing of it', async () => {
    const scope = await after([left(line('a'))]);
    await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
    expect(scope.getState($cartChanges)).toEqual([]);
  });
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const texts = (scope: ReturnType<typeof fork>) => scope.getState($toasts).map(({ text }) => text);

  test('[CONST-02] a toast stays 2000 ms, each for itself', async () => {
    expect(TOAST_MS).toBe(2000);
    const scope = fork();
    const first = allSettled(noticeBus.toastRequested, {
      scope,
      params: { text: 'first', tone: 'info' },
    });
    jest.advanceTimersByTime(1500);
    const second = allSettled(noticeBus.toastRequested, {
      scope,
      params: { text: 'second', tone: 'success' },
    });
    expect(texts(scope)).toEqual(['first', 'second']);
    await jest.advanceTimersByTimeAsync(499);
    expect(texts(scope)).toEqual(['first', 'second']);
    await jest.advanceTimersByTimeAsync(1);
    expect(texts(scope)).toEqual(['second']);
    await jest.advanceTimersByTimeAsync(1500);
    await Promise.all([first, second]);
    expect(texts(scope)).toEqual([]);
  });
});

describe('quiet failures', () => {
  test('[ERRORS-40] a quiet failure is logged, and nothing of it is shown', async () => {
    const notes: Note[] = [];
    takeNotes((one) => notes.push(one));
    const scope = fork();
    await allSettled(noticeBus.failedQuietly, {
      scope,
      params: { what: 'phone-lookup', reason: 'http 404' },
    });
    expect(notes).toEqual([{ kind: 'failed-quietly', what: 'phone-lookup', reason: 'http 404' }]);
    expect(scope.getState($toasts)).toEqual([]);
  });
});

describe('storage', () => {
  async function shopping(written: 'stored' | 'memory') {
    const i18n = i18next.createInstance();
    await i18n.init({ lng: 'en', resources: { en: { domain: texts } } });
    return fork({
      values: [[$i18n, i18n]],
      handlers: [[saveCartFx, () => ({ written, taken: null, isEntry: false })]],
    });
  }

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('a cart that cannot be saved is reported, once', async () => {
    const scope = await shopping('memory');
    for (const lineId of ['a', 'b'])
      void allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId, id: lineId }) });
    await jest.advanceTimersByTimeAsync(0);
    expect(scope.getState($lines)).toHaveLength(2);
    expect(scope.getState($toasts).map(({ text }) => text)).toEqual([texts.cart['not-saved']]);
  });
});

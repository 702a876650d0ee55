import { allSettled, createWatch } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { ApiError, type ApiErrorKind } from '@storefront/shared-domain/http';
import { aClient } from '@storefront/shared-domain/testing';
import { aCard } from '../../testing/cards.test-kit';
import { storefront } from '../../testing/render-page.test-kit';
import { eraseCardFx, listCardsFx, type EraseCall, type ListCall } from './cards.api';
import {
  $requested,
  $cards,
  $failure,
  $isErasing,
  eraseRequested,
  eraseConfirmed,
  eraseDismissed,
  eraseFailed,
  listRequested,
} from './cards.model';

const mine = [aCard(), aCard({ creditCardUUID: 'card-2', creditCardIsDefault: true })];

type Answers = {
  client?: ReturnType<typeof aClient> | null;
  list?: () => Promise<StoredCard[]>;
  erase?: () => Promise<unknown>;
};

async function page({
  client = aClient(),
  list = async () => mine,
  erase = async () => ({}),
}: Answers = {}) {
  const lists: ListCall[] = [];
  const erases: EraseCall[] = [];
  const failures: ApiErrorKind[] = [];
  const messages: string[] = [];
  const scope = await storefront({
    client,
    handlers: [
      [
        listCardsFx,
        (call: ListCall) => {
          lists.push(call);
          return list();
        },
      ],
      [
        eraseCardFx,
        (call: EraseCall) => {
          erases.push(call);
          return erase();
        },
      ],
    ],
  });
  createWatch({ unit: eraseFailed, scope, fn: (kind) => failures.push(kind) });
  createWatch({ unit: cardsBus.cardErased, scope, fn: (uuid) => messages.push(uuid) });
  await allSettled(listRequested, { scope });
  const uuids = () => scope.getState($cards)?.map(({ creditCardUUID }) => creditCardUUID) ?? null;
  const eraseFirst = async () => {
    await allSettled(eraseRequested, { scope, params: mine[0]! });
    await allSettled(eraseConfirmed, { scope });
  };
  return { scope, lists, erases, failures, messages, uuids, eraseFirst };
}

describe('[ACCOUNT-17] [API-37] the list', () => {
  test('is read for the customer, the default card first', async () => {
    const { lists, uuids } = await page();
    expect(lists).toEqual([{ restaurantId: 7, clientId: '31' }]);
    expect(uuids()).toEqual(['card-2', 'card-1']);
  });

  test('is not requested for a visitor', async () =>
    expect((await page({ client: null })).lists).toEqual([]));

  test('that could not be read says why, and is read again', async () => {
    const answers = [() => Promise.reject(new ApiError({ kind: 'offline' })), async () => mine];
    const { scope, uuids } = await page({ list: () => answers.shift()!() });
    expect([scope.getState($failure), uuids()]).toEqual(['offline', null]);
    await allSettled(listRequested, { scope });
    expect([scope.getState($failure), uuids()]).toEqual([null, ['card-2', 'card-1']]);
  });

  test('is read again for a card that is stored, and not for one that is not', async () => {
    const { scope, lists } = await page();
    await allSettled(cardsBus.cardAdded, { scope, params: { card: aCard(), isStored: false } });
    expect(lists).toHaveLength(1);
    await allSettled(cardsBus.cardAdded, { scope, params: { card: aCard(), isStored: true } });
    expect(lists).toHaveLength(2);
  });
});

describe('a response that comes after the customer left', () => {
  async function leavingDuringRequest(next: ReturnType<typeof aClient> | null) {
    let [answer, fail] = [(_: StoredCard[]): void => undefined, (_: ApiError): void => undefined];
    const slow = new Promise<StoredCard[]>((resolve, reject) => {
      [answer, fail] = [resolve, reject];
    });
    const scope = await storefront({ handlers: [[listCardsFx, () => slow]] });
    const running = [
      allSettled(listRequested, { scope }),
      allSettled(sessionBus.signedOut, { scope }),
    ];
    if (next !== null)
      running.push(
        allSettled(sessionBus.signedIn, { scope, params: { token: 'T2', mode: 'email' } }),
        allSettled(sessionBus.clientRead, { scope, params: next }),
      );
    return { scope, answer, fail, settled: () => Promise.all(running) };
  }
  beforeEach(() => void jest.spyOn(console, 'error'));
  afterEach(() => jest.restoreAllMocks());

  test('shows its cards neither to a visitor nor to the next customer', async () => {
    for (const next of [null, aClient({ id: '32' })]) {
      const { scope, answer, settled } = await leavingDuringRequest(next);
      answer(mine);
      await settled();
      expect([scope.getState($failure), scope.getState($cards)]).toEqual([null, null]);
    }
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('[ACCOUNT-17] [API-41] deleting a card', () => {
  beforeEach(() => void jest.spyOn(console, 'error'));
  afterEach(() => jest.restoreAllMocks());

  test('is sent once for two presses, and not without a card', async () => {
    let answer = (_: object): void => undefined;
    const { scope, erases } = await page({
      erase: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await allSettled(eraseConfirmed, { scope });
    expect(erases).toEqual([]);
    await allSettled(eraseRequested, { scope, params: mine[0]! });
    const pressing = [1, 2].map(() => allSettled(eraseConfirmed, { scope }));
    expect(scope.getState($isErasing)).toBe(true);
    answer({});
    await Promise.all(pressing);
    expect([erases.length, scope.getState($isErasing)]).toEqual([1, false]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('needs a confirmation, and leaves the card when it is declined', async () => {
    const { scope, erases, uuids } = await page();
    await allSettled(eraseRequested, { scope, params: mine[0]! });
    expect([scope.getState($requested)?.creditCardUUID, erases]).toEqual(['card-1', []]);
    await allSettled(eraseDismissed, { scope });
    expect([scope.getState($requested), uuids()]).toEqual([null, ['card-2', 'card-1']]);
  });

  test('takes it out of the list and notifies the payment', async () => {
    const { scope, eraseFirst, erases, messages, uuids } = await page();
    await eraseFirst();
    expect([erases, messages, uuids(), scope.getState($requested)]).toEqual([
      [{ restaurantId: 7, uuid: 'card-1' }],
      ['card-1'],
      ['card-2'],
      null,
    ]);
  });

  test('that fails is reported, and can be repeated', async () => {
    const answers = [
      () => Promise.reject(new ApiError({ kind: 'http', status: 500 })),
      async () => ({}),
    ];
    const { scope, eraseFirst, failures, uuids } = await page({ erase: () => answers.shift()!() });
    await eraseFirst();
    expect([failures, uuids(), scope.getState($requested)?.creditCardUUID]).toEqual([
      ['http'],
      ['card-2', 'card-1'],
      'card-1',
    ]);
    await allSettled(eraseConfirmed, { scope });
    expect(uuids()).toEqual(['card-2']);
  });

  test('of a card that is gone already is done', async () => {
    const { eraseFirst, failures, uuids } = await page({
      erase: () =>
        Promise.reject(new ApiError({ kind: 'http', status: 404, text: 'Credit Card not found' })),
    });
    await eraseFirst();
    expect([failures, uuids()]).toEqual([[], ['card-2']]);
  });
});

/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { Language } from '@storefront/shared-domain/contracts';
import { $restaurantData, $tableLink } from '@storefront/shared-domain/models';
import { keys, PushAnswer, storage } from '@storefront/shared-domain/storage';
import { aMenu, aRestaurant } from '@storefront/shared-domain/testing';
import type * as browserPush from './browser-push';
import {
  $offered,
  $problem,
  $pushState,
  pushDeclined,
  pushOfferDismissed,
  pushTurnedOn,
} from './push.model';

type PushState = browserPush.PushState;
type TurnedOn = browserPush.TurnedOn;

const state = jest.fn<Promise<PushState>, []>();
const on = jest.fn<Promise<TurnedOn>, [string, Language]>();
const off = jest.fn<Promise<void>, [string]>();
const callApi = jest.fn();
const loadHttp = jest.fn();

jest.mock('./browser-push', () => ({
  readPushState: () => state(),
  turnOn: (uuid: string, language: Language) => on(uuid, language),
  turnOff: (uuid: string) => off(uuid),
}));
jest.mock('../session/provide-http', () => ({ loadHttp: () => loadHttp() }));

describe('model', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.resetAllMocks();
    state.mockResolvedValue('undecided');
    on.mockResolvedValue('on');
  });

  const opened = (
    info: object = { use_push_notifications: true },
    more: [unknown, unknown][] = [],
  ) =>
    fork({
      values: [
        [$restaurantData, { info: aRestaurant(info), menu: aMenu({}), hours: {} }],
        ...more,
      ] as never,
    });
  const followed = (scope: ReturnType<typeof opened>, uuid = 'u1') =>
    allSettled(orderBus.followedUp, { scope, params: { uuid } });

  test('[OPEN-083] it is offered after an order, when it was never answered', async () => {
    const scope = opened();
    await followed(scope);
    expect(scope.getState($offered)).toBe('u1');
  });

  test.each<[string, PushState]>([
    ['cannot', 'impossible'],
    ['forbids it', 'blocked'],
    ['said no once', 'off'],
  ])('[OPEN-083] a browser that %s is offered nothing', async (_case, its) => {
    state.mockResolvedValue(its);
    const scope = opened();
    await followed(scope);
    expect([scope.getState($offered), on.mock.calls]).toEqual([null, []]);
  });

  test.each([
    ['a restaurant without push notifications', opened({ use_push_notifications: false })],
    [
      'an order at a table',
      opened({ use_push_notifications: true }, [
        [$tableLink, { mode: 'table', table: '7', token: 'code' }],
      ]),
    ],
  ])('[SHELL-58] nothing is offered after %s', async (_case, scope) => {
    await followed(scope);
    expect([scope.getState($offered), state.mock.calls]).toEqual([null, []]);
  });

  test('after one yes the next order is followed without a question', async () => {
    state.mockResolvedValue('on');
    const scope = opened();
    await followed(scope, 'u2');
    expect([scope.getState($offered), on.mock.calls]).toEqual([null, [['u2', 'pt-br']]]);
  });

  test('[SHELL-58] yes subscribes and ends the offer; no is stored, closing is not', async () => {
    const scope = opened();
    await followed(scope);
    await allSettled(pushTurnedOn, { scope, params: 'u1' });
    expect([scope.getState($offered), scope.getState($pushState)]).toEqual([null, 'on']);
    await followed(scope);
    await allSettled(pushOfferDismissed, { scope });
    expect([scope.getState($offered), storage.read(keys.push, PushAnswer)]).toEqual([null, null]);
    await followed(scope);
    await allSettled(pushDeclined, { scope });
    expect([scope.getState($offered), storage.read(keys.push, PushAnswer)]).toEqual([null, 'off']);
  });

  test('a refused permission, another device’s order and a failure are reported until the next attempt', async () => {
    const scope = opened();
    await followed(scope);
    on.mockResolvedValueOnce('blocked');
    await allSettled(pushTurnedOn, { scope, params: 'u1' });
    expect([
      scope.getState($problem),
      scope.getState($offered),
      scope.getState($pushState),
    ]).toEqual(['blocked', 'u1', 'blocked']);
    on.mockResolvedValueOnce('foreign');
    await allSettled(pushTurnedOn, { scope, params: 'u1' });
    expect([scope.getState($problem), scope.getState($pushState)]).toEqual(['foreign', 'blocked']);
    on.mockRejectedValueOnce(new Error('offline'));
    await allSettled(pushTurnedOn, { scope, params: 'u1' });
    expect([scope.getState($problem), scope.getState($offered)]).toEqual(['failed', 'u1']);
    await allSettled(pushTurnedOn, { scope, params: 'u1' });
    expect([scope.getState($problem), scope.getState($offered)]).toEqual([null, null]);
  });
});

describe('browser', () => {
  const unsubscribe = jest.fn();
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve({ endpoint: 'https://push.example/1', unsubscribe }),
    },
  };

  beforeEach(() => {
    jest.resetAllMocks();
    loadHttp.mockResolvedValue({ callApi });
    unsubscribe.mockResolvedValue(true);
    Object.assign(window, { PushManager: {}, Notification: {} });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: () => Promise.resolve(registration) },
    });
    storage.write(keys.push, 'on');
  });
  const answer = () => storage.read(keys.push, PushAnswer);

  test('once turned off, the subscription is over and the server is notified', async () => {
    const { turnOff } = jest.requireActual<typeof browserPush>('./browser-push');
    await turnOff('u1');
    expect([answer(), callApi.mock.calls]).toEqual([
      'off',
      [
        [
          expect.anything(),
          { params: { uuid: 'u1' }, body: { endpoint: 'https://push.example/1' } },
        ],
      ],
    ]);
  });
});

import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { FromCardFrame, StoredCard } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { restaurantLoaded, sessionRestored } from '@storefront/shared-domain/models';
import { aClient, restaurantData } from '@storefront/shared-domain/testing';
import { readCustomerFx } from '../../lib/card-frame/renew-token';
import { aCard } from '../../testing/cards.test-kit';
import {
  $checking,
  $cvvCard,
  checkFailed,
  cvvChecked,
  cvvDismissed,
  cvvMessageReceived,
  notVerified,
  submitRequested,
  verificationRequested,
  cardVerified,
} from './verify-card.model';
import { verifyCardFx, type CardCall } from './wallet.api';

const NONCE = '4bb9c5a0-5a5a-4d3c-9d42-0f4c9cf1c3aa';
const failure = (
  text: string,
  more: Partial<Extract<FromCardFrame, { type: 'failed' }>> = {},
): FromCardFrame => ({ type: 'failed', nonce: NONCE, status: 422, text, code: '', ...more });

type Handlers = NonNullable<Parameters<typeof fork>[1]>['handlers'];

function listen<T>(scope: Scope, unit: Unit<T>): T[] {
  const received: T[] = [];
  createWatch({ unit, scope, fn: (payload) => received.push(payload) });
  return received;
}

async function wallet(answer: (call: CardCall) => Promise<StoredCard>, handlers: Handlers = []) {
  const scope = fork({ handlers: [[verifyCardFx, answer], ...(handlers as [])] });
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
  return {
    scope,
    verified: listen(scope, cardVerified),
    failed: listen(scope, notVerified),
    messages: listen(scope, checkFailed),
    checked: listen(scope, cvvChecked),
    erased: listen(scope, cardsBus.cardErased),
    submits: listen(scope, submitRequested),
    request: (card = aCard()) => allSettled(verificationRequested, { scope, params: card }),
    receive: (message: FromCardFrame) => allSettled(cvvMessageReceived, { scope, params: message }),
  };
}
const requestsCvv = () => wallet(async () => aCard());

test('[DOMAIN-106] a CVV that is answered 403 ends the session', async () => {
  const { request, receive, scope } = await requestsCvv();
  const ended = listen(scope, sessionBus.signedOut);
  await request();
  await receive(failure('wrong'));
  expect(ended).toHaveLength(0);
  await receive(failure('no', { status: 403, code: 'any' }));
  expect(ended).toHaveLength(1);
});

describe('[CARDS-18] [API-39] a card that is to pay is verified on this device', () => {
  test('a token pays without another question', async () => {
    const calls: CardCall[] = [];
    const {
      request,
      verified: paid,
      scope,
    } = await wallet(async (call) => {
      calls.push(call);
      return aCard({ creditCardToken: 'PAY' });
    });
    await request();
    expect(calls).toEqual([{ restaurantId: restaurantData().info.id, uuid: 'card-1' }]);
    expect(paid.map(({ creditCardToken }) => creditCardToken)).toEqual(['PAY']);
    expect(scope.getState($cvvCard)).toBeNull();
  });

  test('without a token the CVV is requested', async () => {
    const { request, verified: paid, scope } = await requestsCvv();
    await request();
    expect(scope.getState($cvvCard)).toMatchObject({ creditCardUUID: 'card-1' });
    expect([paid, scope.getState($checking)]).toEqual([[], null]);
  });

  test('an answer for a card that was pressed before another is dropped', async () => {
    const answers = new Map<string, (card: StoredCard) => void>();
    const {
      request,
      verified: paid,
      scope,
    } = await wallet(
      ({ uuid }) =>
        new Promise((resolve) => {
          answers.set(uuid, resolve);
        }),
    );
    const both = [request(aCard({ creditCardUUID: 'a' })), request(aCard({ creditCardUUID: 'b' }))];
    answers.get('a')!(aCard({ creditCardUUID: 'a', creditCardToken: 'A' }));
    await new Promise(process.nextTick);
    expect(scope.getState($checking)).toBe('b');
    answers.get('b')!(aCard({ creditCardUUID: 'b', creditCardToken: 'B' }));
    await Promise.all(both);
    expect(paid.map(({ creditCardToken }) => creditCardToken)).toEqual(['B']);
  });
});

test('[OPEN-072] a card that the provider refused does not pay', async () => {
  const wall = await wallet(async () =>
    aCard({ creditCardIsValid: false, creditCardToken: 'PAY' }),
  );
  await wall.request();
  expect([wall.failed, wall.verified]).toEqual([[{ uuid: 'card-1', why: 'refused' }], []]);
});

test('[OPEN-072] nor one that the server says was refused; the text of the wallet says so, no toast', async () => {
  const wall = await wallet(() =>
    Promise.reject(
      new ApiError({
        kind: 'http',
        status: 409,
        code: 'card_not_usable',
        text: 'This card was refused. Choose another card.',
      }),
    ),
  );
  await wall.request();
  expect([wall.failed, wall.messages, wall.erased]).toEqual([
    [{ uuid: 'card-1', why: 'refused' }],
    [],
    [],
  ]);
});

test('[ERRORS-20] a right CVV is confirmed and the card pays', async () => {
  const wall = await requestsCvv();
  await wall.request();
  await wall.receive({ type: 'done', nonce: NONCE, card: aCard({ creditCardToken: 'PAY' }) });
  expect(wall.verified).toMatchObject([{ creditCardToken: 'PAY' }]);
  expect([wall.checked, wall.messages, wall.scope.getState($cvvCard)]).toEqual([
    [undefined],
    [],
    null,
  ]);
});

test("[ERRORS-18] [ERRORS-19] any other error shows the server's text, and the CVV is requested again", async () => {
  const wall = await requestsCvv();
  await wall.request();
  await wall.receive(failure('Invalid CVV'));
  expect([wall.messages, wall.erased, wall.failed]).toEqual([
    [{ text: 'Invalid CVV', isOffline: false }],
    [],
    [],
  ]);
  expect(wall.scope.getState($cvvCard)).toMatchObject({ creditCardUUID: 'card-1' });
});

test.each([
  { by: 'text', message: failure('Credit Card erased.') },
  { by: 'code', message: failure('Cartão apagado', { code: 'card_erased' }) },
])('[ERRORS-19] a card that is erased, by $by, is cleared', async ({ message }) => {
  const wall = await requestsCvv();
  await wall.request();
  await wall.receive(message);
  expect([wall.erased, wall.failed]).toEqual([['card-1'], [{ uuid: 'card-1', why: 'erased' }]]);
  expect(wall.messages).toHaveLength(1);
  expect(wall.scope.getState($cvvCard)).toBeNull();
});

test.each([
  { way: 'the dialog is closed', leave: (scope: Scope) => allSettled(cvvDismissed, { scope }) },
  {
    way: 'the form is left',
    leave: (scope: Scope) =>
      allSettled(cvvMessageReceived, { scope, params: { type: 'cancelled', nonce: NONCE } }),
  },
])('[ERRORS-21] when $way the failure goes back to the caller', async ({ leave }) => {
  const wall = await requestsCvv();
  await wall.request();
  await wall.receive(failure('Invalid CVV'));
  await leave(wall.scope);
  expect([wall.failed, wall.verified, wall.scope.getState($cvvCard)]).toEqual([
    [{ uuid: 'card-1', why: 'dismissed' }],
    [],
    null,
  ]);
});

describe('a token that is over', () => {
  const over = failure('Unauthorized', { status: 401, code: 'unauthorized' });

  test('is renewed once, and the CVV sent again', async () => {
    const wall = await wallet(async () => aCard(), [[readCustomerFx, async () => aClient()]]);
    await wall.request();
    await wall.receive(over);
    expect([wall.submits, wall.messages]).toEqual([[{ shouldStoreCard: false, bearer: 'T1' }], []]);
    await wall.receive(over);
    expect([wall.submits.length, wall.messages]).toEqual([
      1,
      [{ text: 'Unauthorized', isOffline: false }],
    ]);
  });

  test('that cannot be renewed is reported', async () => {
    const wall = await wallet(
      async () => aCard(),
      [[readCustomerFx, () => Promise.reject(new ApiError({ kind: 'offline' }))]],
    );
    await wall.request();
    await wall.receive(over);
    expect([wall.submits, wall.messages]).toEqual([[], [{ text: '', isOffline: true }]]);
  });
});

test('nothing is verified before the restaurant is loaded', async () => {
  const verify = jest.fn(async () => aCard());
  const scope = fork({ handlers: [[verifyCardFx, verify]] });
  await allSettled(verificationRequested, { scope, params: aCard() });
  expect(verify).not.toHaveBeenCalled();
});

test('a failed check of a card that was pressed before another changes nothing', async () => {
  const failures = new Map<string, () => void>();
  const wall = await wallet(
    ({ uuid }) =>
      new Promise((_, reject) => {
        failures.set(uuid, () => reject(new ApiError({ kind: 'offline' })));
      }),
  );
  const both = [
    wall.request(aCard({ creditCardUUID: 'a' })),
    wall.request(aCard({ creditCardUUID: 'b' })),
  ];
  failures.get('a')!();
  await new Promise(setImmediate);
  expect([wall.failed, wall.messages, wall.scope.getState($checking)]).toEqual([[], [], 'b']);
  failures.get('b')!();
  await Promise.all(both);
  expect(wall.failed).toEqual([{ uuid: 'b', why: 'failed' }]);
});

describe('a token that is over, without a session', () => {
  const over = failure('Unauthorized', { status: 401, code: 'unauthorized' });

  test('of a visitor is a failure', async () => {
    const renew = jest.fn(async () => aClient());
    const wall = await wallet(async () => aCard(), [[readCustomerFx, renew]]);
    await allSettled(sessionBus.signedOut, { scope: wall.scope });
    await wall.request();
    await wall.receive(over);
    expect([renew.mock.calls.length, wall.submits.length, wall.messages.length]).toEqual([0, 0, 1]);
  });

  test('of a customer that logs out meanwhile is sent without one', async () => {
    let renewed = (_: ReturnType<typeof aClient>): void => undefined;
    const wall = await wallet(
      async () => aCard(),
      [
        [
          readCustomerFx,
          () =>
            new Promise<ReturnType<typeof aClient>>((resolve) => {
              renewed = resolve;
            }),
        ],
      ],
    );
    await wall.request();
    const receiving = wall.receive(over);
    await new Promise(setImmediate);
    const leaving = allSettled(sessionBus.signedOut, { scope: wall.scope });
    renewed(aClient());
    await Promise.all([receiving, leaving]);
    expect(wall.submits).toEqual([{ shouldStoreCard: false, bearer: null }]);
  });
});

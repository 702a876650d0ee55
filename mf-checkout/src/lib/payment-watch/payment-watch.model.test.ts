import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { minor, type CartLine, type OrderPayment } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $lastOrder } from '@storefront/shared-domain/models';
import { aGeneralLine, anOrder, aPlacedOrder } from '@storefront/shared-domain/testing';
import { followPayment } from './follow-payment';
import { cancelPaymentFx, readLinesFx, readPaymentFx, retryPaymentFx } from './payment.api';
import {
  $isActing,
  $isActionFailed,
  $payment,
  $problem,
  cartReturned,
  giveUpPressed,
  retryPressed,
  updateRequested,
  watchClosed,
  watchOpened,
} from './payment-watch.model';

jest.mock('./follow-payment');
const follow = jest.mocked(followPayment);

const UUID = 'order-1';
const line = aGeneralLine({ lineId: 'a' });
const fromServer = [aGeneralLine({ lineId: 'server' })];
const aPayment = (status: OrderPayment['status'] = 'pending'): OrderPayment => ({
  status,
  kind: 'pix',
  method: 'pixTuna',
  amount: minor(5000),
  link: '',
  pixCode: 'code',
  expiresAt: null,
  isViewOnly: false,
});

type Answer<T> = (uuid: string) => T | Promise<T>;
type World = {
  read?: Answer<OrderPayment>;
  retry?: Answer<OrderPayment>;
  cancel?: Answer<OrderPayment>;
  lines?: Answer<readonly CartLine[]>;
  lastUuid?: string;
};
function record<T>(scope: Scope, unit: Unit<T>): T[] {
  const received: T[] = [];
  createWatch({ unit, scope, fn: (payload) => received.push(payload) });
  return received;
}
function visit({
  read = () => aPayment(),
  retry = () => aPayment(),
  cancel = () => aPayment('canceled'),
  lines = () => fromServer,
  lastUuid,
}: World = {}) {
  const calls = {
    read: jest.fn(read),
    retry: jest.fn(retry),
    cancel: jest.fn(cancel),
    lines: jest.fn(lines),
  };
  const placed = aPlacedOrder({ order: { ...anOrder(), uuid: lastUuid ?? '' } });
  const scope = fork({
    values: [[$lastOrder, lastUuid === undefined ? null : { placed, lines: [line] }]],
    handlers: [
      [readPaymentFx, calls.read],
      [retryPaymentFx, calls.retry],
      [cancelPaymentFx, calls.cancel],
      [readLinesFx, calls.lines],
    ],
  });
  return {
    scope,
    calls,
    returned: record(scope, cartReturned),
    givenUp: record(scope, orderBus.givenUp),
    reported: record(scope, orderBus.paymentRead),
    open: (uuid = UUID) => allSettled(watchOpened, { scope, params: uuid }),
    close: () => allSettled(watchClosed, { scope }),
    update: () => allSettled(updateRequested, { scope }),
    retry: () => allSettled(retryPressed, { scope }),
    giveUp: () => allSettled(giveUpPressed, { scope }),
    status: () => scope.getState($payment)?.status ?? null,
    problem: () => scope.getState($problem),
    isActing: () => scope.getState($isActing),
    isActionFailed: () => scope.getState($isActionFailed),
  };
}
const later = <T>() => {
  const answers: ((answer: T | Promise<T>) => void)[] = [];
  return { answers, request: () => new Promise<T>((resolve) => answers.push(resolve)) };
};
const down = () => Promise.reject(new ApiError({ kind: 'offline' }));
const flush = () => new Promise(setImmediate);

let stop: jest.Mock<void, []>;
beforeEach(() => {
  stop = jest.fn<void, []>();
  follow.mockReset().mockReturnValue(stop);
});

describe('the payment of an order', () => {
  test('is read when its page opens, and reported with the uuid of the order', async () => {
    const here = visit();
    expect(here.status()).toBeNull();
    await here.open();
    expect(here.calls.read.mock.calls.map(([uuid]) => uuid)).toEqual([UUID]);
    expect(here.status()).toBe('pending');
    expect(here.reported).toEqual([{ uuid: UUID, payment: aPayment() }]);
  });

  test('is read again on request while its page is open, and not after', async () => {
    const answers = [aPayment(), aPayment('paid')];
    const here = visit({ read: () => answers.shift()! });
    await here.update();
    await here.open();
    await here.update();
    expect(here.status()).toBe('paid');
    await here.close();
    await here.update();
    expect(here.calls.read).toHaveBeenCalledTimes(2);
    expect(here.status()).toBeNull();
  });

  test('a page without the uuid of an order reads nothing', async () => {
    const here = visit();
    await here.open('');
    expect(here.calls.read).not.toHaveBeenCalled();
  });

  test('of the order before is not shown on the page of another', async () => {
    const { answers, request } = later<OrderPayment>();
    const here = visit({ read: request });
    const opening = [here.open('first'), here.open('second')];
    answers[0]!(aPayment('paid'));
    await flush();
    expect([here.status(), here.reported]).toEqual([null, []]);
    answers[1]!(aPayment('declined'));
    await Promise.all(opening);
    expect(here.status()).toBe('declined');
    const third = here.open('third');
    expect(here.status()).toBeNull();
    answers[2]!(aPayment());
    await third;
  });
});

describe('a payment that cannot be read', () => {
  test.each([
    { case: 'an unknown order', error: { kind: 'http', status: 404 }, problem: 'not-found' },
    {
      case: 'a uuid that is none',
      error: { kind: 'http', status: 422, path: 'uuid' },
      problem: 'not-found',
    },
    {
      case: 'another refusal',
      error: { kind: 'http', status: 422, path: 'other' },
      problem: 'unreachable',
    },
    { case: 'no connection', error: { kind: 'offline' }, problem: 'unreachable' },
  ] as const)('by $case is $problem', async ({ error, problem }) => {
    const here = visit({ read: () => Promise.reject(new ApiError(error)) });
    expect(here.problem()).toBeNull();
    await here.open();
    expect([here.problem(), here.status()]).toEqual([problem, null]);
    await here.close();
    expect(here.problem()).toBeNull();
  });

  test('is no problem any more once it is read, or another page opens', async () => {
    const { answers, request } = later<OrderPayment>();
    const reads: Answer<OrderPayment>[] = [down, () => aPayment(), down, request];
    const here = visit({ read: (uuid) => reads.shift()!(uuid) });
    await here.open();
    expect(here.problem()).toBe('unreachable');
    await here.update();
    expect([here.problem(), here.status()]).toEqual([null, 'pending']);
    await here.update();
    expect([here.problem(), here.status()]).toEqual(['unreachable', 'pending']);
    const other = here.open('other');
    expect(here.problem()).toBeNull();
    answers[0]!(aPayment());
    await other;
  });
});

describe('while the customer may still pay', () => {
  test.each(['pending', 'declined'] as const)('a %s payment is followed', async (status) => {
    const here = visit({ read: () => aPayment(status) });
    await here.open();
    expect(follow.mock.calls.map(([uuid]) => uuid)).toEqual([UUID]);
    await here.update();
    expect(follow).toHaveBeenCalledTimes(1);
    expect(stop).not.toHaveBeenCalled();
  });

  test.each(['paid', 'expired', 'canceled', 'refunded'] as const)(
    'a %s payment is not followed',
    async (status) => {
      const here = visit({ read: () => aPayment(status) });
      await here.open();
      expect(follow).not.toHaveBeenCalled();
    },
  );

  test('a server that is unreachable is tried further, an unknown order is not', async () => {
    await visit({ read: down }).open();
    expect(follow).toHaveBeenCalledTimes(1);
    await visit({
      read: () => Promise.reject(new ApiError({ kind: 'http', status: 404 })),
    }).open();
    expect(follow).toHaveBeenCalledTimes(1);
  });

  test('an event reads the payment; once it is paid, the events end', async () => {
    const answers = [aPayment(), aPayment('paid')];
    const here = visit({ read: () => answers.shift()! });
    await here.open();
    follow.mock.calls[0]![1]();
    await flush();
    expect([here.status(), stop.mock.calls.length]).toEqual(['paid', 1]);
  });

  test('the events end with the page, and begin again with the next', async () => {
    const here = visit();
    await here.open();
    await here.close();
    expect(stop).toHaveBeenCalledTimes(1);
    await here.close();
    expect(stop).toHaveBeenCalledTimes(1);
    await here.open();
    expect(follow).toHaveBeenCalledTimes(2);
  });

  test('the events of an order end when the page of another opens in its place', async () => {
    const here = visit();
    await here.open('first');
    await here.open('second');
    expect(follow.mock.calls.map(([uuid]) => uuid)).toEqual(['first', 'second']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an answer', () => aPayment()],
    ['a failed answer', down],
  ])('a page that closes before %s follows nothing', async (_, answer) => {
    const { answers, request } = later<OrderPayment>();
    const here = visit({ read: request });
    const opening = here.open();
    const closing = here.close();
    answers[0]!(answer());
    await Promise.all([opening, closing]);
    expect(follow).not.toHaveBeenCalled();
    expect(here.status()).toBeNull();
  });
});

describe('a declined payment', () => {
  test('is tried again, once at a time', async () => {
    const { answers, request } = later<OrderPayment>();
    const here = visit({ read: () => aPayment('declined'), retry: request });
    await here.open();
    expect(here.isActing()).toBe(false);
    const pressing = [here.retry(), here.retry()];
    await flush();
    expect([here.calls.retry.mock.calls.length, here.isActing()]).toEqual([1, true]);
    expect(here.calls.retry.mock.lastCall?.[0]).toBe(UUID);
    answers.forEach((answer) => answer(aPayment()));
    await Promise.all(pressing);
    expect([here.status(), here.isActing(), here.isActionFailed()]).toEqual([
      'pending',
      false,
      false,
    ]);
  });

  test('that cannot be tried again says so until the next press', async () => {
    const { answers, request } = later<OrderPayment>();
    const retries: Answer<OrderPayment>[] = [down, request];
    const here = visit({
      read: () => aPayment('declined'),
      retry: (uuid) => retries.shift()!(uuid),
    });
    await here.open();
    expect(here.isActionFailed()).toBe(false);
    await here.retry();
    expect([here.isActionFailed(), here.status(), here.problem()]).toEqual([
      true,
      'declined',
      null,
    ]);
    const again = here.retry();
    expect(here.isActionFailed()).toBe(false);
    answers[0]!(aPayment());
    await again;
  });

  test.each(['the page closes', 'another page opens'])(
    'that cannot be tried again says so no more once %s',
    async (end) => {
      const here = visit({ retry: down });
      await here.open();
      await here.retry();
      expect(here.isActionFailed()).toBe(true);
      await (end === 'the page closes' ? here.close() : here.open('other'));
      expect(here.isActionFailed()).toBe(false);
    },
  );

  test('nothing is tried again without an order', async () => {
    const here = visit();
    await here.retry();
    expect(here.calls.retry).not.toHaveBeenCalled();
  });
});

describe('an order that is given up', () => {
  test('is canceled, and its items of this visit return to the cart', async () => {
    const here = visit({ lastUuid: UUID });
    await here.open();
    await here.giveUp();
    expect(here.calls.cancel.mock.calls.map(([uuid]) => uuid)).toEqual([UUID]);
    expect(here.status()).toBe('canceled');
    expect([here.returned, here.givenUp]).toEqual([[[line]], [[line]]]);
    expect(here.calls.lines).not.toHaveBeenCalled();
  });

  test.each([{ lastUuid: undefined }, { lastUuid: 'another' }])(
    'of another visit ($lastUuid) returns the items of the server',
    async ({ lastUuid }) => {
      const here = visit({ ...(lastUuid === undefined ? {} : { lastUuid }) });
      await here.open();
      await here.giveUp();
      expect(here.calls.lines.mock.calls.map(([uuid]) => uuid)).toEqual([UUID]);
      expect([here.returned, here.givenUp]).toEqual([[fromServer], [fromServer]]);
    },
  );

  test.each(['expired', 'canceled'] as const)(
    'after it is %s only returns its items',
    async (status) => {
      const here = visit({ read: () => aPayment(status), lastUuid: UUID });
      await here.open();
      await here.giveUp();
      expect(here.calls.cancel).not.toHaveBeenCalled();
      expect(here.returned).toEqual([[line]]);
    },
  );

  test('that was paid first returns nothing', async () => {
    const here = visit({ cancel: () => aPayment('paid'), lastUuid: UUID });
    await here.open();
    await here.giveUp();
    expect([here.status(), here.returned, here.givenUp]).toEqual(['paid', [], []]);
    expect(here.calls.lines).not.toHaveBeenCalled();
  });

  test('before its payment is read is canceled, too', async () => {
    const here = visit({ read: down, lastUuid: UUID });
    await here.open();
    await here.giveUp();
    expect(here.calls.cancel).toHaveBeenCalledTimes(1);
    expect(here.returned).toEqual([[line]]);
  });

  test('with two presses is canceled once', async () => {
    const { answers, request } = later<OrderPayment>();
    const here = visit({ cancel: request, lastUuid: UUID });
    await here.open();
    const pressing = [here.giveUp(), here.giveUp(), here.retry()];
    await flush();
    expect(here.isActing()).toBe(true);
    answers.forEach((answer) => answer(aPayment('canceled')));
    await Promise.all(pressing);
    expect(here.calls.cancel).toHaveBeenCalledTimes(1);
    expect(here.calls.retry).not.toHaveBeenCalled();
    expect(here.returned).toHaveLength(1);
  });

  test('reads its items once, also with two presses', async () => {
    const { answers, request } = later<readonly CartLine[]>();
    const here = visit({ read: () => aPayment('expired'), lines: request });
    await here.open();
    const pressing = [here.giveUp(), here.giveUp()];
    await flush();
    expect(here.isActing()).toBe(true);
    answers.forEach((answer) => answer(fromServer));
    await Promise.all(pressing);
    expect(here.calls.lines).toHaveBeenCalledTimes(1);
    expect(here.isActing()).toBe(false);
  });

  test.each([
    { case: 'cancellation', world: { cancel: down } },
    { case: 'list of items', world: { lines: down } },
  ])('whose $case fails returns nothing and says so until the next press', async ({ world }) => {
    const { answers, request } = later<OrderPayment>();
    const here = visit(world);
    await here.open();
    await here.giveUp();
    expect([here.isActionFailed(), here.returned]).toEqual([true, []]);
    here.calls.cancel.mockImplementation(request);
    here.calls.lines.mockImplementation(() => new Promise(() => undefined));
    void here.giveUp();
    expect(here.isActionFailed()).toBe(false);
    answers.forEach((answer) => answer(aPayment('paid')));
  });

  test('without a page is nothing', async () => {
    const here = visit({ lastUuid: UUID });
    await here.giveUp();
    expect(here.calls.cancel).not.toHaveBeenCalled();
    expect(here.returned).toEqual([]);
  });

  /** The cancellation is answered after the page was left. */
  async function leftBefore(answer: OrderPayment) {
    const { answers, request } = later<OrderPayment>();
    const here = visit({ cancel: request, lastUuid: UUID });
    await here.open();
    const pressed = here.giveUp();
    await flush();
    const closed = here.close();
    answers[0]!(answer);
    await Promise.all([pressed, closed]);
    return here;
  }

  test('as canceled after its page was left returns its items, without a navigation', async () => {
    const here = await leftBefore(aPayment('canceled'));
    expect([here.status(), here.reported.length]).toEqual([null, 1]);
    expect([here.returned, here.givenUp]).toEqual([[], [[line]]]);
  });

  test('as paid after its page was left changes nothing', async () => {
    const here = await leftBefore(aPayment('paid'));
    expect([here.status(), here.reported.length, here.givenUp]).toEqual([null, 1, []]);
    expect(here.calls.lines).not.toHaveBeenCalled();
  });
});

describe('a late answer for the order of a page that was left', () => {
  const at = async (world: World) => {
    const here = visit(world);
    await here.open('first');
    return here;
  };

  test('is no problem of the next page', async () => {
    const { answers, request } = later<OrderPayment>();
    const here = visit({ read: request });
    const opening = [here.open('first'), here.open('second')];
    answers[0]!(down());
    await flush();
    expect(here.problem()).toBeNull();
    expect(follow).not.toHaveBeenCalled();
    answers[1]!(aPayment());
    await Promise.all(opening);
  });

  test('is no failed action of the next page', async () => {
    const { answers, request } = later<OrderPayment>();
    const here = await at({ read: () => aPayment('declined'), retry: request });
    const pressed = here.retry();
    await flush();
    const opening = here.open('second');
    answers[0]!(down());
    await Promise.all([pressed, opening]);
    expect(here.isActionFailed()).toBe(false);
  });

  test('returns the items of its own order, and does not leave the next page', async () => {
    const { answers, request } = later<OrderPayment>();
    const here = await at({ cancel: request });
    const pressed = here.giveUp();
    await flush();
    const opening = here.open('second');
    answers[0]!(aPayment('canceled'));
    await Promise.all([pressed, opening]);
    expect(here.calls.lines.mock.calls.map(([uuid]) => uuid)).toEqual(['first']);
    expect([here.returned, here.givenUp]).toEqual([[], [fromServer]]);
    expect(here.status()).toBe('pending');
  });
});

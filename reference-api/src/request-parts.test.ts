import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { CartLine, LoginRequest, OrderRequest } from '@storefront/shared-domain/contracts';
import { hourlyBudget } from './platform/http/address-budget';
import { addressKey, computeNetwork, widerNetworks } from './platform/http/networks';
import { unfitPlace } from './platform/http/body-guard';
import { InvalidRequestError } from './platform/http/invalid-request';
import { isUnchanged, listHeader } from './platform/http/request-values';
import { RateLimitStore } from './platform/http/plugins';
import { shownError } from './platform/http/shown-error';
import { readChannel } from './tracking/courier-events';

describe('addresses', () => {
  test.each([
    ['an IPv4 address is itself', '203.0.113.9', '203.0.113.9'],
    ['what is no address too', 'unknown', 'unknown'],
    ['an IPv4 address written as IPv6 is the IPv4 one', '::ffff:203.0.113.9', '203.0.113.9'],
    ['in its other way as well', '::FFFF:cb00:7109', '203.0.113.9'],
    ['an IPv6 address is its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['in capitals and with zeros', '2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
    ['zeros in its middle', '2001::2:3:4:5:6', '2001:0:0:2::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['a link of one machine', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('[S10] %s: %s', (_case, ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('networks', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.114.7', '203.0.114.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:2::1', '2001:db8:2::/48'],
    ['unknown', 'unknown'],
  ])('%s is of %s', (ip, network) => expect(computeNetwork(ip)).toBe(network));

  test.each([
    ['2001:db8:1:2f4:3:4:5:6', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8:1::9', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['::ffff:203.0.113.7', []],
    ['203.0.113.7', []],
    ['unknown', []],
  ])('[S10] the wider networks of %s are %j', (ip, keys) =>
    expect(widerNetworks(ip).map(({ key }) => key)).toEqual(keys),
  );
});

describe('bodies', () => {
  const nested = (depth: number): unknown =>
    Array.from({ length: depth }).reduce((inner) => ({ inner }), 1 as unknown);

  test.each([
    ['nothing', undefined, null],
    ['a plain body', { a: [1, { b: 'x' }], c: null }, null],
    ['24 levels', nested(24), null],
    ['25 levels', nested(25), 'body'],
    ['100,000 levels', nested(100_000), 'body'],
    ['a NUL in a text', { user: { name: 'a\0b' } }, 'user.name'],
    ['a NUL in a list', { orders: [{ notes: '\0' }] }, 'orders.0.notes'],
    ['a NUL in a name of a field', { 'a\0b': 1 }, 'ab'],
  ])('%s: %#', (_case, body, place) => expect(unfitPlace(body)).toBe(place));
});

describe('invalid requests', () => {
  const pathOf = (schema: z.ZodMiniType, value: unknown): string => {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) throw new Error('the value was meant to be refused');
    return InvalidRequestError.of(parsed.error, 'body').path;
  };

  test.each([
    ['the whole', OrderRequest, 'x', 'body'],
    ['a field', LoginRequest, { email: 1, password: 'x', loginMode: 'email' }, 'email'],
    ['the kind of a union', CartLine, { type: 'soup' }, 'type'],
    [
      'another field with few values',
      CartLine,
      { type: 'prize', id: 'a', name: 'a', qty: 0, price: 1, points_needed: 1, pointsSpent: 1 },
      'qty',
    ],
    [
      'a field within a list',
      z.array(CartLine),
      [{ type: 'general', id: 'a', name: 'a', qty: 1, price: 1, extras: [{ id: 'x', qty: -1 }] }],
      '0.extras.0.qty',
    ],
  ])('the refused place is %s', (_case, schema, value, path) =>
    expect(pathOf(schema, value)).toBe(path),
  );
});

describe('If-None-Match', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['"b"', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['a', false],
  ])('If-None-Match %p names "a": %p', (header, isNamed) => {
    expect(isUnchanged(header, '"a"')).toBe(isNamed);
    expect(isUnchanged(header, 'W/"a"')).toBe(isNamed);
  });
});

describe('lists in headers', () => {
  test.each([
    [undefined, []],
    ['', []],
    [' , ;q=1,', []],
    ['br', [{ value: 'br', weight: 1 }]],
    [
      'gzip;q=0.5, br ; q=0.25 ,identity;Q=0',
      [
        { value: 'gzip', weight: 0.5 },
        { value: 'br', weight: 0.25 },
        { value: 'identity', weight: 0 },
      ],
    ],
    ['pt-BR;level=1;q=0.8', [{ value: 'pt-BR', weight: 0.8 }]],
    [
      'W/"a", "b"',
      [
        { value: 'W/"a"', weight: 1 },
        { value: '"b"', weight: 1 },
      ],
    ],
  ])('%j', (header, entries) => expect(listHeader(header)).toEqual(entries));

  test.each(['x', '-1', '2', '1e400', '0.00000001', 'Infinity', ''])(
    'a weight of %j refuses',
    (weight) => {
      expect(listHeader(`br;q=${weight}`)).toEqual([{ value: 'br', weight: 0 }]);
    },
  );
});

describe('errors', () => {
  const messageOf = (message: string): unknown => shownError(new Error(message))['message'];

  test.each([
    ['duplicate key "ana@x.com" of it', 'duplicate key "…" of it'],
    ['no mailbox ana@example.com here', 'no mailbox [mail] here'],
    ['call 11 98765-4321', 'call [number]'],
    ['relation "orders" does not exist', 'relation orders does not exist'],
  ])('%j is stored as %j', (message, stored) => expect(messageOf(message)).toBe(stored));

  test.each(['"', "'"])('an unterminated value in %s is not shown', (quote) => {
    expect(messageOf(`cannot read ${quote}${'Rua Harmonia '.repeat(1000)}`)).not.toContain(
      'Harmonia',
    );
  });

  test('a very long message is cut', () =>
    expect(String(messageOf('word '.repeat(100_000)))).toHaveLength(500));
});

describe('budgets', () => {
  const HOUR_MS = 3_600_000;

  function spender(most: number) {
    const clock = { now: 10 * HOUR_MS };
    const header = jest.fn();
    const reply = { request: { clientAddress: '10.0.0.1' }, header } as unknown as FastifyReply;
    const budget = hourlyBudget({ most, now: () => new Date(clock.now) });
    return { clock, header, isRefused: (amount = 1) => budget(reply, amount) !== null };
  }

  test('an address may spend its budget within an hour of its first request', () => {
    const { clock, header, isRefused } = spender(2);
    expect([isRefused(), isRefused(), isRefused()]).toEqual([false, false, true]);
    clock.now += HOUR_MS - 1000;
    expect([isRefused(), header.mock.lastCall]).toEqual([true, ['retry-after', 1]]);
    clock.now += 1000;
    expect(isRefused()).toBe(false);
  });
});

describe('limits', () => {
  const MINUTE = 60_000;
  const counter = (store: RateLimitStore) => (key: string) => {
    const results: { current: number; ttl: number }[] = [];
    store.incr(key, (_error, result) => results.push(result), MINUTE);
    return results[0]!;
  };

  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  test('each request has the number it had when it came, whatever comes after it', () => {
    const count = counter(new RateLimitStore());
    const burst = ['a', 'a', 'b', 'a'].map(count);
    expect(burst).toEqual([
      { current: 1, ttl: MINUTE },
      { current: 2, ttl: MINUTE },
      { current: 1, ttl: MINUTE },
      { current: 3, ttl: MINUTE },
    ]);
  });

  test('a window ends a minute after its first request', () => {
    const count = counter(new RateLimitStore());
    count('a');
    jest.advanceTimersByTime(MINUTE - 1);
    expect(count('a')).toEqual({ current: 2, ttl: 1 });
    jest.advanceTimersByTime(1);
    expect(count('a')).toEqual({ current: 1, ttl: MINUTE });
  });
});

describe('channels', () => {
  test.each([
    ['order.12', { topic: 'order', id: '12' }],
    ['journey.order.12', { topic: 'journey', id: '12' }],
    ['journeyOrder.12', { topic: 'journey', id: '12' }],
    [
      'order.6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11',
      { topic: 'order', id: '6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11' },
    ],
    ['order.', null],
    ['order', null],
    ['journey.12', null],
    ['order.12.13', null],
    ['order.../..', null],
    ['', null],
  ])('[API-16] channel %j is %j', (text, channel) => expect(readChannel(text)).toEqual(channel));
});

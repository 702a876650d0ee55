import type { FastifyRequest } from 'fastify';
import { refuseStranger } from '../http/operator';
import { keyFor, OPERATOR_SCOPES, operatorKeys, type OperatorScope } from './operator-keys';

const [A, B] = ['a'.repeat(32), 'b'.repeat(64)];
const failureOf = (text: string): string =>
  operatorKeys
    .safeParse(text)
    .error?.issues.map(({ message }) => message)
    .join() ?? '';

describe('entries of OPERATOR_KEYS', () => {
  test('each has one or several scopes and a key, which may have the characters of base64 and colons', () =>
    expect(operatorKeys.parse(`metrics:${A}, courier+heartbeat:+/=:${B}`)).toEqual([
      { scopes: ['metrics'], key: A },
      { scopes: ['courier', 'heartbeat'], key: `+/=:${B}` },
    ]));

  test.each([
    [
      'a short key',
      `metrics:${A},courier:canary`,
      /^entry 2 has a key of fewer than 32 characters$/,
    ],
    ['a key alone', `canary${A}`, /^entry 1 has no colon/],
    ['a key in place of the scope', `canary${A}:metrics`, /^entry 1 has an unknown scope/],
    ['no scope', `:canary${A}`, /^entry 1 has an unknown scope/],
    ['one of two scopes', `metrics+canary:${A}`, /^entry 1 has an unknown scope/],
    ['several', `canary,metrics:${A},x:${A}`, /^entry 1 has no colon.*; entry 3 has an unknown/],
    ['commas alone', ' , ', /^no entry/],
  ])('%s is refused by the position of the entry, and no part of it is shown', (_, text, line) => {
    expect(failureOf(text)).toMatch(line);
    expect(failureOf(text)).not.toMatch(/canary|aaa/);
  });

  test('an unknown scope lists the known ones', () =>
    expect(failureOf(`kitchen:${A}`)).toContain(OPERATOR_SCOPES.join(', ')));
});

describe('a key of operators', () => {
  const keys = operatorKeys.parse(`metrics:${A},metrics+backup:${B},courier:${A}`);
  const answerTo = (authorization: string | undefined, scope: OperatorScope) =>
    refuseStranger({ headers: { authorization } } as FastifyRequest, keys, scope)?.status ?? 200;

  test.each<[string, string | undefined, OperatorScope, number]>([
    ['the first of two with the scope', `Bearer ${A}`, 'metrics', 200],
    ['the second of two', `Bearer ${B}`, 'metrics', 200],
    ['a key with two entries', `Bearer ${A}`, 'courier', 200],
    ['another scope', `Bearer ${A}`, 'backup', 403],
    ['an unknown key', `Bearer ${A}x`, 'metrics', 401],
    ['another scheme', `Basic ${A}`, 'metrics', 401],
    ['no key', undefined, 'metrics', 401],
  ])('%s: %s for %s is answered with %i', (_, authorization, scope, status) =>
    expect(answerTo(authorization, scope)).toBe(status),
  );

  test('for a scope, the first one is used', () =>
    expect([keyFor(keys, 'metrics'), keyFor(keys, 'backup'), keyFor(keys, 'tables')]).toEqual([
      A,
      B,
      null,
    ]));
});

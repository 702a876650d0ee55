import type { FastifyReply } from 'fastify';
import { hourlyBudget } from './address-budget';

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

test('a clock that is set back two hours extends no refusal', () => {
  const { clock, isRefused } = spender(1);
  expect([isRefused(), isRefused()]).toEqual([false, true]);
  clock.now -= 2 * HOUR_MS;
  expect([isRefused(), isRefused()]).toEqual([false, true]);
  clock.now += HOUR_MS;
  expect(isRefused()).toBe(false);
});

import fc from 'fast-check';
import { anOrder } from '@storefront/shared-domain/testing';
import { isFinal, judge, withChange, withReading } from './newest-order';

const STAGES = ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER'];
const changes = STAGES.map((status, minute) => ({ status, at: new Date(Date.UTC(2025, 5, 14, 21, 30 + minute)).toISOString() }));
/** The order as the server tells it after this many changes. */
const served = (count: number) => anOrder({ status: STAGES[count - 1]!, history: changes.slice(0, count) });

test('a change moves the order on', () => {
  const moved = withChange(served(1), changes[1]!);
  expect(moved).toMatchObject({ status: 'CONFIRMED', history: changes.slice(0, 2) });
});

test('a change that is known changes nothing', () => {
  const order = served(3);
  expect(withChange(order, changes[2]!)).toBe(order);
  expect(judge(order, changes[2])).toEqual({ change: changes[2], isNews: false });
});

test('a change that comes late takes its place in the history and moves nothing', () => {
  const jumped = withChange(served(1), changes[3]!);
  expect(withChange(jumped, changes[2]!)).toMatchObject({ status: 'READY', history: [changes[0], changes[2], changes[3]] });
});

test('a reading that was on its way while the stream told more does not take the order back', () => {
  const ahead = withChange(served(2), changes[3]!);
  expect(withReading(ahead, served(3))).toMatchObject({ status: 'READY', history: changes.slice(0, 4) });
});

test('a reading without a history is believed', () => {
  const ahead = withChange(served(2), changes[3]!);
  expect(withReading(ahead, anOrder({ status: 'OVER', history: [] }))).toMatchObject({ status: 'OVER' });
});

test('a reading of another order replaces everything', () => {
  const other = anOrder({ uuid: '00000000-0000-4000-8000-000000000000' });
  expect(withReading(served(4), other)).toBe(other);
});

test.each([[undefined], [null], ['READY'], [{}], [{ status: 'READY' }]])('a message that tells %p makes the order be read again', (data) =>
  expect(judge(served(1), data)).toEqual({ change: null, isNews: true }));

test.each([['OVER', true], ['CANCELED', true], ['READY', false], ['SOMETHING_NEW', false]])('%s is final: %p', (status, is) => expect(isFinal({ status })).toBe(is));

const step = fc.oneof(
  fc.record({ kind: fc.constant('heard' as const), index: fc.nat({ max: STAGES.length - 1 }) }),
  fc.record({ kind: fc.constant('read' as const), index: fc.nat({ max: STAGES.length - 1 }) }),
);

test('dropped, repeated and reordered messages and readings: the order stands where the latest one known put it', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    let order = served(1);
    let latest = 0;
    for (const { kind, index } of steps) {
      order = kind === 'heard' ? withChange(order, changes[index]!) : withReading(order, served(index + 1));
      latest = Math.max(latest, index);
      expect(order.status).toBe(STAGES[latest]);
    }
    expect(order.history.map(({ at }) => at)).toEqual([...new Set(order.history.map(({ at }) => at))].sort());
  }));
});

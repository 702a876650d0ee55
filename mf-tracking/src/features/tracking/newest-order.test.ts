import fc from 'fast-check';
import { anOrder } from '@storefront/shared-domain/testing';
import {
  isFinal,
  judge,
  shownOrder,
  withChange,
  withReading,
  withTracking,
  type Known,
} from './newest-order';

const STAGES = ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER'];
const at = (minute: number) => new Date(Date.UTC(2025, 5, 14, 21, 30 + minute)).toISOString();
const changes = STAGES.map((status, position) => ({ position, status, at: at(position) }));
const history = changes.map((change) => ({ status: change.status, at: change.at }));
/** The order as the server returns it after this many changes. */
const served = (count: number) =>
  anOrder({ status: STAGES[count - 1]!, history: history.slice(0, count) });
const known = (count: number): Known => withReading(null, served(count));

test('a change that is known changes nothing', () => {
  const order = known(3);
  expect(withChange(order, changes[2]!)).toBe(order);
  expect(judge(order, changes[2])).toEqual({ change: changes[2], isNew: false });
});

test('two changes at one instant, and clocks that run back, do not turn the order around', () => {
  const same = [
    { position: 1, status: 'READY', at: at(0) },
    { position: 2, status: 'PREPARING', at: at(-5) },
  ];
  for (const arrived of [same, [...same].reverse()])
    expect(shownOrder(arrived.reduce(withChange, known(1))).status).toBe('PREPARING');
});

test('a reading of another order replaces everything', () => {
  const other = anOrder({ uuid: '00000000-0000-4000-8000-000000000000' });
  expect(shownOrder(withReading(known(4), other))).toBe(other);
});

test('[API-14] the tracking cache moves an order on, and never back', () => {
  const tracking = (count: number) => ({ ...served(count), deliveryType: 'delivery' as const });
  expect(shownOrder(withTracking(known(1), tracking(3)))).toEqual(served(3));
  expect(withTracking(known(4), tracking(3))).toEqual(known(4));
  expect(
    withTracking(known(1), { ...tracking(3), uuid: '00000000-0000-4000-8000-000000000000' }),
  ).toEqual(known(1));
});

test.each([[null], ['READY'], [{}], [{ ...changes[1], position: 1.5 }]])(
  'a message with %p makes the order be read again',
  (data) => expect(judge(known(1), data)).toEqual({ change: null, isNew: true }),
);

test.each([
  ['OVER', true],
  ['CANCELED', true],
  ['READY', false],
  ['SOMETHING_NEW', false],
])('%s is final: %p', (status, is) => expect(isFinal({ status })).toBe(is));

const anyStatus = fc.oneof(
  fc.constantFrom(...STAGES, 'CANCELED'),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const step = fc.record({
  kind: fc.constantFrom('event', 'read', 'tracked'),
  index: fc.nat({ max: 20 }),
});

test('[TRACKING-02] dropped, repeated and reordered messages and reads: the latest known state applies', () => {
  fc.assert(
    fc.property(
      fc.array(anyStatus, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 8, maxLength: 8 }),
      fc.array(step, { maxLength: 40 }),
      (statuses, minutes, steps) => {
        const truth = statuses.map((status, position) => ({
          position,
          status,
          at: at(minutes[position] ?? 0),
        }));
        const upTo = (count: number) =>
          anOrder({
            status: truth[count - 1]!.status,
            history: truth
              .slice(0, count)
              .map((change) => ({ status: change.status, at: change.at })),
          });
        let order = withReading(null, upTo(1));
        let [latest, read] = [0, 0];
        const received = new Set<number>();
        for (const { kind, index } of steps) {
          const position = index % truth.length;
          if (kind === 'event') {
            order = withChange(order, truth[position]!);
            received.add(position);
          } else {
            order =
              kind === 'read'
                ? withReading(order, upTo(position + 1))
                : withTracking(order, { ...upTo(position + 1), deliveryType: 'delivery' });
            read = Math.max(read, position);
          }
          latest = Math.max(latest, position);
          const shown = shownOrder(order);
          expect(shown.status).toBe(truth[latest]!.status);
          expect(shown.history).toEqual(
            truth
              .filter((change) => change.position <= read || received.has(change.position))
              .map((change) => ({ status: change.status, at: change.at })),
          );
        }
        expect(shownOrder(withReading(order, upTo(truth.length)))).toEqual(upTo(truth.length));
      },
    ),
  );
});

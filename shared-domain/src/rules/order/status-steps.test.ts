import fc from 'fast-check';
import type { DeliveryType } from '../../contracts';
import { anOrder } from '../../testing';
import { statusFlow, statusSteps } from './status-steps';

const at = (minute: number) => `2025-06-14T21:${minute}:00.000Z`;
const order = (status: string, deliveryType: DeliveryType = 'delivery', ...earlier: string[]) =>
  anOrder({
    status,
    details: { ...anOrder().details, deliveryType },
    history: [...earlier, status].map((stage, index) => ({ status: stage, at: at(30 + index) })),
  });
const shown = (...args: Parameters<typeof order>) =>
  statusSteps(order(...args)).map(
    ({ status, reached, current }) => `${status}${current ? ' now' : reached ? ' done' : ''}`,
  );

test.each<{ type: DeliveryType; flow: string[] }>([
  { type: 'delivery', flow: ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER'] },
  { type: 'balcony', flow: ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'OVER'] },
  { type: 'table', flow: ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'OVER'] },
])('[OPEN-014] a $type order passes $flow', ({ type, flow }) =>
  expect(statusFlow(type)).toEqual(flow),
);

test.each<{ case: string; of: Parameters<typeof order>; is: string[] }>([
  {
    case: 'a new order',
    of: ['CREATED'],
    is: ['CREATED now', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER'],
  },
  {
    case: 'on the way, stages skipped',
    of: ['DISPATCHED', 'delivery', 'CREATED'],
    is: [
      'CREATED done',
      'CONFIRMED done',
      'PREPARING done',
      'READY done',
      'DISPATCHED now',
      'OVER',
    ],
  },
  {
    case: 'over',
    of: ['OVER', 'balcony', 'CREATED'],
    is: ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'READY done', 'OVER now'],
  },
  {
    case: 'dispatched though picked up',
    of: ['DISPATCHED', 'balcony'],
    is: ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'READY now', 'OVER'],
  },
  {
    case: 'canceled while prepared',
    of: ['CANCELED', 'balcony', 'CREATED', 'PREPARING'],
    is: ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'CANCELED now'],
  },
])('$case', ({ of, is }) => expect(shown(...of)).toEqual(is));

test('[OPEN-014] an unknown status is a neutral step in progress after what was reached, never an error', () => {
  expect(shown('QUALITY_CHECK', 'balcony', 'CREATED', 'PREPARING')).toEqual([
    'CREATED done',
    'CONFIRMED done',
    'PREPARING done',
    'unknown now',
    'READY',
    'OVER',
  ]);
  expect(shown('', 'balcony')).toEqual([
    'CREATED done',
    'unknown now',
    'CONFIRMED',
    'PREPARING',
    'READY',
    'OVER',
  ]);
});

test('a step carries when it was reached, the latest time counts', () => {
  const steps = statusSteps(order('CONFIRMED', 'delivery', 'CREATED', 'CONFIRMED'));
  expect(steps.map((step) => step.at)).toEqual([at(30), at(32), null, null, null, null]);
});

test('whatever the status, exactly one step is current and nothing is reached after it', () => {
  const anyStatus = fc.oneof(
    fc.constantFrom('CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER', 'CANCELED'),
    fc.string(),
  );
  fc.assert(
    fc.property(
      anyStatus,
      fc.array(anyStatus, { maxLength: 4 }),
      fc.constantFrom<DeliveryType>('delivery', 'balcony', 'carTakeout', 'table'),
      (status, earlier, type) => {
        const steps = statusSteps(order(status, type, ...earlier));
        const current = steps.findIndex((step) => step.current);
        expect(steps.filter((step) => step.current)).toHaveLength(1);
        expect(steps.map(({ reached }) => reached)).toEqual(
          steps.map((_, index) => index <= current),
        );
      },
    ),
  );
});

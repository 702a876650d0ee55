import type { DeliveryType } from '../../contracts';
import { anOrder } from '../../testing';
import { statusFlow, statusSteps } from './status-steps';
import {
  isFinalStatus,
  KNOWN_STATUSES,
  knownStatus,
  STATUS_TABLE,
  statusEntry,
} from './status-table';
import { statusText } from './status-text';

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

test.each<[DeliveryType, string[]]>([
  ['delivery', ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER']],
  ['balcony', ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'OVER']],
  ['table', ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'OVER']],
])('[OPEN-014] a %s order passes %j', (type, flow) => expect(statusFlow(type)).toEqual(flow));

test.each<[string, Parameters<typeof order>, string[]]>([
  [
    'a new order',
    ['CREATED'],
    ['CREATED now', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER'],
  ],
  [
    'on the way, stages skipped',
    ['DISPATCHED', 'delivery', 'CREATED'],
    ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'READY done', 'DISPATCHED now', 'OVER'],
  ],
  [
    'over',
    ['OVER', 'balcony', 'CREATED'],
    ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'READY done', 'OVER now'],
  ],
  [
    'dispatched though picked up',
    ['DISPATCHED', 'balcony'],
    ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'READY now', 'OVER'],
  ],
  [
    'canceled while prepared',
    ['CANCELED', 'balcony', 'CREATED', 'PREPARING'],
    ['CREATED done', 'CONFIRMED done', 'PREPARING done', 'CANCELED now'],
  ],
])('%s', (_case, of, is) => expect(shown(...of)).toEqual(is));

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

test.each(['QUALITY_CHECK', 'created', 'constructor', 'unknown', ''])(
  '[OPEN-014] "%s" is an unknown status, neither final nor a step',
  (status) => {
    expect(knownStatus(status)).toBe('unknown');
    expect(statusEntry(status)).toBe(STATUS_TABLE.unknown);
  },
);

test('[OPEN-014] a completed and a canceled order change no more', () =>
  expect(KNOWN_STATUSES.filter(isFinalStatus)).toEqual(['OVER', 'CANCELED']));

const of = (details: Partial<ReturnType<typeof anOrder>['details']>) => ({
  details: { ...anOrder().details, ...details },
});

test.each([
  ['OVER', { deliveryType: 'delivery' }, 'order.over.delivery'],
  ['OVER', { deliveryType: 'balcony' }, 'order.over.balcony'],
  ['OVER', { deliveryType: 'balcony', carTakeout: true }, 'order.over.carTakeout'],
  ['OVER', { deliveryType: 'table' }, 'order.over.table'],
  ['READY', { deliveryType: 'delivery' }, 'order.status.READY'],
  ['CANCELED', { deliveryType: 'delivery' }, 'order.status.CANCELED'],
  ['DELAYED', { deliveryType: 'table' }, 'order.status.unknown'],
] as const)('[OPEN-014] %s of %j is named %s', (status, details, key) =>
  expect(statusText(status, of(details))).toBe(key),
);

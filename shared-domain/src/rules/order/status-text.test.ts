import { anOrder } from '../../testing';
import { statusText } from './status-text';

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

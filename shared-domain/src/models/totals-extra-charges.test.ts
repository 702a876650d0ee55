import { fork } from 'effector';
import { minor, type DeliveryType, type TipChoice } from '../contracts';
import { aRestaurant, restaurantData } from '../testing';
import { $deliveryType } from './cart';
import { $tip } from './order-draft';
import { $restaurantData } from './restaurant';
import { $offeredTip, $serviceFee } from './totals';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const fee = { name: 'Service', recipient: 'Bella', value: 5, valueType: 'percent' } as const;
const tip: TipChoice = { kind: 'amount', amount: minor(500) };
const info = aRestaurant({ service_fee: fee, tips: { percents: [10] } });
const charges = (type: DeliveryType, isLoaded: boolean) => {
  const scope = fork({
    values: [
      [$restaurantData, isLoaded ? restaurantData({ info }) : null],
      [$deliveryType, type],
      [$tip, tip],
    ],
  });
  return [scope.getState($serviceFee), scope.getState($offeredTip)];
};

test('an order has the service fee and the tip of its restaurant and type, once that is loaded', () => {
  expect(charges('delivery', true)).toEqual([fee, tip]);
  expect(charges('table', true)).toEqual([null, null]);
  expect(charges('delivery', false)).toEqual([null, null]);
});

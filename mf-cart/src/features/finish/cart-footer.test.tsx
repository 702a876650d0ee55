import { fork } from 'effector';
import { minor, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $lines, $restaurantData } from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { textOf } from '../../testing/render.test-kit';
import { CartFooter } from './cart-footer';

const discounts: RestaurantInfo['deliveryFeeDiscounts'] = [
  { discountMinValue: minor(30_000), discountType: 'flat_fee', value: 0 },
  { discountMinValue: minor(20_000), discountType: 'flat_fee', value: 1 },
  { discountMinValue: minor(8_000), discountType: 'percent', value: 50 },
];

test.each([
  {
    case: 'to the nearest threshold',
    price: 3_710,
    missing: 'Spend R$42,90 more for a discount on the delivery fee',
  },
  {
    case: 'to the next one from a reached threshold',
    price: 8_000,
    missing: 'Spend R$120,00 more for a bigger discount on the delivery fee',
  },
  {
    case: 'by a cent',
    price: 19_999,
    missing: 'Spend R$0,01 more for a bigger discount on the delivery fee',
  },
  {
    case: 'to free delivery',
    price: 20_000,
    missing: 'Spend R$100,00 more for free delivery',
  },
  { case: 'not beyond the last one', price: 30_000, missing: null },
])(
  '[CART-11] [CART-12] the footer shows TOTAL and how much more to spend $case: $missing',
  async ({ price, missing }) => {
    const scope = fork({
      values: [
        [
          $restaurantData,
          restaurantData({ info: aRestaurant({ deliveryFeeDiscounts: discounts }) }),
        ],
        [$lines, [aGeneralLine({ price: minor(price), qty: 1, extras: [] })]],
      ],
    });
    const text = await textOf(<CartFooter lines={scope.getState($lines)} />, { scope });
    expect(/Spend .*? (on the delivery fee|free delivery)/.exec(text)?.[0] ?? null).toBe(missing);
    expect(text).toContain('TOTAL R$');
  },
);

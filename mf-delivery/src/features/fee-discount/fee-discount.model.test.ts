import { allSettled, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { minor, type FeeDiscountResult } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $feeDiscount, $lines, $restaurantData } from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { pageOpened } from '../../lib/page-events.model';
import { getFeeDiscountFx } from './fee-discount.model';

const thresholds = [{ discountMinValue: minor(2000), discountType: '', value: 50 }];
const visit = (ask: (question: { subtotal: number }) => FeeDiscountResult | Promise<FeeDiscountResult>, deliveryFeeDiscounts = thresholds) => fork({
  values: [
    [$restaurantData, restaurantData({ info: aRestaurant({ deliveryFeeDiscounts, delivery_fee_discount_type: 'percent' }) })],
    [$lines, [aGeneralLine({ price: minor(1500) })]],
  ],
  handlers: [[getFeeDiscountFx, ask]],
});
const percent = (value: number): FeeDiscountResult => ({ value, discountValue: null, discountType: 'percent' });
const open = (scope: ReturnType<typeof visit>) => allSettled(pageOpened, { scope, params: new Date() });
const buyAnother = (scope: ReturnType<typeof visit>) => allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'general-1', delta: 1 } });

describe('the discount of the delivery fee', () => {
  test('[API-21] the API is asked with the cart total when the page opens and whenever the cart changes', async () => {
    const ask = jest.fn(({ subtotal }: { subtotal: number }) => percent(subtotal >= 2000 ? 50 : 0));
    const scope = visit(ask);
    await open(scope);
    expect(scope.getState($feeDiscount)).toBeNull();
    await buyAnother(scope);
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
    expect(ask.mock.calls.map(([{ subtotal }]) => subtotal)).toEqual([1500, 3000]);
  });

  test('a restaurant without thresholds is never asked', async () => {
    const ask = jest.fn(() => percent(50));
    const scope = visit(ask, []);
    await open(scope);
    expect(ask).not.toHaveBeenCalled();
  });

  test('a slow answer for an older cart never replaces the newer one', async () => {
    const answers: ((answer: FeeDiscountResult) => void)[] = [];
    const scope = visit(() => new Promise((resolve) => answers.push(resolve)));
    const settled = [open(scope), buyAnother(scope)];
    answers[1]!(percent(50));
    answers[0]!(percent(5));
    await Promise.all(settled);
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
  });

  test('when the API cannot be asked, the restaurant\'s own thresholds decide', async () => {
    const scope = visit(() => Promise.reject(new ApiError({ kind: 'offline' })));
    await open(scope);
    expect(scope.getState($feeDiscount)).toBeNull();
    await buyAnother(scope);
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
  });
});

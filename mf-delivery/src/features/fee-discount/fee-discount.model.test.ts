import { allSettled, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { minor, type FeeDiscountResult } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $feeDiscount,
  $lines,
  $restaurantData,
  restaurantLoaded,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { pageOpened } from '../../lib/page-events.model';
import {
  $isUnchecked,
  backoffFx,
  debounceFx,
  getFeeDiscountFx,
  RETRY_MS,
} from './fee-discount.model';

const thresholds = [{ discountMinValue: minor(2000), discountType: '', value: 50 }];
const visit = (
  request: (question: { subtotal: number }) => FeeDiscountResult | Promise<FeeDiscountResult>,
  deliveryFeeDiscounts = thresholds,
  wait: (it: { ms?: number }) => Promise<void> = () => Promise.resolve(),
) =>
  fork({
    values: [
      [
        $restaurantData,
        restaurantData({
          info: aRestaurant({ deliveryFeeDiscounts, delivery_fee_discount_type: 'percent' }),
        }),
      ],
      [$lines, [aGeneralLine({ price: minor(1500) })]],
    ],
    handlers: [
      [getFeeDiscountFx, request],
      [debounceFx, wait],
      [backoffFx, wait],
    ],
  });
const percent = (value: number): FeeDiscountResult => ({
  value,
  discountValue: null,
  discountType: 'percent',
});
const open = (scope: ReturnType<typeof visit>) =>
  allSettled(pageOpened, { scope, params: new Date() });
const buyAnother = (scope: ReturnType<typeof visit>) =>
  allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'general-1', delta: 1 } });

describe('the discount of the delivery fee', () => {
  test('[API-21] the API receives the cart total when the page opens and when the cart changes', async () => {
    const request = jest.fn(({ subtotal }: { subtotal: number }) =>
      percent(subtotal >= 2000 ? 50 : 0),
    );
    const scope = visit(request);
    await open(scope);
    expect(scope.getState($feeDiscount)).toBeNull();
    await buyAnother(scope);
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
    expect(request.mock.calls.map(([{ subtotal }]) => subtotal)).toEqual([1500, 3000]);
  });

  test('a restaurant without thresholds is never queried', async () => {
    const request = jest.fn(() => percent(50));
    const scope = visit(request, []);
    await open(scope);
    expect(request).not.toHaveBeenCalled();
  });

  test('a slow answer for an older cart never replaces the newer one', async () => {
    const answers: ((answer: FeeDiscountResult) => void)[] = [];
    const scope = visit(() => new Promise((resolve) => answers.push(resolve)));
    const settled = [open(scope), buyAnother(scope)];
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    answers[1]!(percent(50));
    answers[0]!(percent(5));
    await Promise.all(settled);
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
  });

  test("[API-21] [DELIVERY-65] a changed cart has the record's discount at once, then that of the API", async () => {
    const timers: (() => void)[] = [];
    const request = jest.fn(() => percent(60));
    const scope = visit(request, thresholds, () => new Promise((resolve) => timers.push(resolve)));
    await open(scope);
    const bought = [buyAnother(scope), buyAnother(scope), buyAnother(scope)];
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
    timers.forEach((end) => end());
    await Promise.all(bought);
    expect(request).toHaveBeenCalledTimes(2);
    expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ subtotal: 6000 }));
    expect(scope.getState($feeDiscount)).toEqual(percent(60));
  });

  test('[API-21] a cart changed by another tab is checked like any other', async () => {
    const request = jest.fn(({ subtotal }: { subtotal: number }) =>
      percent(subtotal >= 2000 ? 50 : 0),
    );
    const scope = visit(request);
    await open(scope);
    await allSettled(cartBus.takenOver, {
      scope,
      params: { lines: [aGeneralLine({ price: minor(4000) })], deliveryType: 'delivery' },
    });
    expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ subtotal: 4000 }));
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
  });

  test('[DELIVERY-65] a line removed from the cart removes its discount before any request', async () => {
    const scope = visit(() => new Promise(() => undefined));
    void open(scope);
    void buyAnother(scope);
    expect(scope.getState($feeDiscount)).toEqual(percent(50));
    void allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'general-1', delta: -1 } });
    expect(scope.getState($feeDiscount)).toBeNull();
  });

  test("when the API is unreachable, the restaurant's own thresholds apply, and the request is repeated", async () => {
    const waits: number[] = [];
    let isDown = true;
    const request = jest.fn(() =>
      isDown ? Promise.reject(new ApiError({ kind: 'offline' })) : percent(10),
    );
    const scope = visit(request, thresholds, ({ ms }) => {
      waits.push(ms ?? 0);
      isDown = waits.length < 3;
      return Promise.resolve();
    });
    await allSettled(cartBus.quantityChanged, { scope, params: { lineId: 'general-1', delta: 1 } });
    await open(scope);
    expect(waits).toEqual([...RETRY_MS]);
    expect(request).toHaveBeenCalledTimes(4);
    expect([scope.getState($feeDiscount), scope.getState($isUnchecked)]).toEqual([
      percent(10),
      false,
    ]);
  });

  test("if it stays unreachable, the record's thresholds apply as unchecked, and requests end", async () => {
    const request = jest.fn(() => Promise.reject(new ApiError({ kind: 'timeout' })));
    const scope = visit(request);
    await open(scope);
    await buyAnother(scope);
    expect([scope.getState($feeDiscount), scope.getState($isUnchecked)]).toEqual([
      percent(50),
      true,
    ]);
    expect(request).toHaveBeenCalledTimes(2 * (1 + RETRY_MS.length));
  });

  test('a refusal is not requested again', async () => {
    const request = jest.fn(() => Promise.reject(new ApiError({ kind: 'http', status: 404 })));
    const scope = visit(request);
    await open(scope);
    expect(request).toHaveBeenCalledTimes(1);
    expect(scope.getState($isUnchecked)).toBe(true);
  });
});

test('a changed cart is requested after 300 ms', async () => {
  jest.useFakeTimers();
  try {
    const request = jest.fn(() => percent(50));
    const scope = fork({
      values: [
        [
          $restaurantData,
          restaurantData({ info: aRestaurant({ deliveryFeeDiscounts: thresholds }) }),
        ],
        [$lines, [aGeneralLine({ price: minor(1500) })]],
      ],
      handlers: [[getFeeDiscountFx, request]],
    });
    await open(scope);
    const bought = buyAnother(scope);
    await jest.advanceTimersByTimeAsync(299);
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await bought;
    expect(request).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});

test('a flat fee of 0 is a discount, any other of 0 is none', async () => {
  const flat: FeeDiscountResult = { value: 0, discountValue: null, discountType: 'flat_fee' };
  const scope = visit(() => flat);
  await open(scope);
  expect(scope.getState($feeDiscount)).toEqual(flat);
  const none = visit(() => percent(0));
  await open(none);
  expect(none.getState($feeDiscount)).toBeNull();
});

test('a discount of another restaurant is not taken over', async () => {
  let answer = (_: FeeDiscountResult): void => undefined;
  const scope = visit(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const opened = open(scope);
  await new Promise(setImmediate);
  const loaded = allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({ info: aRestaurant({ id: 8 }) }),
  });
  answer(percent(50));
  await Promise.all([opened, loaded]);
  expect(scope.getState($feeDiscount)).toBeNull();
});

test.each([500, 503, 429])('a request that fails with %i is repeated', async (status) => {
  const request = jest
    .fn<Promise<FeeDiscountResult>, []>()
    .mockRejectedValueOnce(new ApiError({ kind: 'http', status }))
    .mockResolvedValue(percent(10));
  const scope = visit(request);
  await open(scope);
  expect(request).toHaveBeenCalledTimes(2);
  expect(scope.getState($isUnchecked)).toBe(false);
});

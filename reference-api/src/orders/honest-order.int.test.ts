import {
  Address,
  calls,
  minor,
  OrderRequest,
  ZERO,
  type CartLine,
  type DeliveryFeeResult,
  type DeliveryType,
  type PaymentChoice,
  type RestaurantData,
  type TipChoice,
} from '@storefront/shared-domain/contracts';
import {
  buildOrderRequest,
  cardMethodsOf,
  cartSubtotal,
  findListing,
  findPaymentSetting,
  isBelowMinimum,
  isTipOffered,
  newLine,
  orderTotals,
  paymentGroups,
  reachedFeeDiscount,
  serviceFeeOf,
} from '@storefront/shared-domain/rules';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { seedDemoRestaurants } from '../../../demo/src/seed/seed-demo';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { extrasOf, honestPizza, pizzaPick, type PizzaPick } from '../testing/honest-pizzas';
import type { TestApi } from '../testing/test-api';

type Picks = {
  products: { index: number; qty: number; option: number }[];
  pizzas: PizzaPick[];
  type: DeliveryType;
  payment: number;
  tip: TipChoice | null;
};

const ADDRESS = {
  'bella-napoli': {
    street: 'Rua Girassol',
    number: '10',
    zone: 'Vila Madalena',
    city: 'São Paulo',
    coordinates: null,
  },
  'slice-house': {
    street: 'Bedford Avenue',
    number: '250',
    zone: 'Williamsburg',
    city: 'Brooklyn',
    coordinates: { latitude: 40.72, longitude: -73.957 },
  },
} as const;

const CUSTOMER = {
  name: 'Ana Lee',
  // of Brazil, with its code: both restaurants accept it
  phone: '5511987654321',
  email: 'ana@teste.example',
  cpf: '',
  birthday: '',
  carPlate: 'ABC1D23',
  carModelColor: 'Fusca',
  table: '',
};

function linesOf(data: RestaurantData, { products, pizzas }: Picks): CartLine[] {
  const { menu } = data;
  const orderable = menu.categories
    .flatMap((category) => category.products)
    .filter(({ id }) => findListing(menu, id, 'delivery')?.isOrderable);
  const dishes = products.flatMap(({ index, qty, option }) => {
    const product = orderable[index % orderable.length];
    return product
      ? [{ ...newLine(product, extrasOf(product.extras, option), randomUUID()), qty }]
      : [];
  });
  return [...dishes, ...pizzas.map((pick) => honestPizza(data, pick))];
}

function paymentOf({ info }: RestaurantData, { type, payment }: Picks): PaymentChoice {
  const choices = paymentGroups(info, type)
    .filter(({ group }) => group !== 'online')
    .flatMap(({ group, methods }) =>
      methods.flatMap((method): PaymentChoice[] => {
        if (method === 'money')
          return [{ method, group, cash: { changeNeeded: false, change: ZERO } }];
        if (method !== 'creditCard') return [{ method, group }];
        return info.card_types.flatMap((card) =>
          cardMethodsOf(card).map((use) => ({
            method,
            group,
            card: { name: card.name, type: use },
          })),
        );
      }),
    );
  const choice = choices[payment % choices.length];
  if (!choice) throw new Error(`${info.name} takes no payment`);
  return choice;
}

/** An order built like the storefront's: from the same calls and the same rules of totals. */
async function orderBy(
  api: TestApi,
  data: RestaurantData,
  url: keyof typeof ADDRESS,
  picks: Picks,
): Promise<{ body: unknown; isBelow: boolean }> {
  const { info } = data;
  const lines = linesOf(data, picks);
  const address = z.parse(Address, ADDRESS[url]);
  const requested = await api.call('POST', '/restaurant/deliveryfees', {
    body: { restaurantID: info.id, ...address },
  });
  const fee: DeliveryFeeResult = z.parse(calls.getDeliveryFee.answer, requested.json);
  const payment = paymentOf(data, picks);
  const setting = findPaymentSetting(info.paymentSettings, payment);
  const feeDiscount = reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    cartSubtotal(lines),
  );
  const totals = orderTotals({
    lines,
    deliveryType: picks.type,
    fee: fee.deliveryFee,
    feeDiscount,
    couponDiscount: ZERO,
    cashback: ZERO,
    setting,
    serviceFee: serviceFeeOf(info, picks.type),
    tip: isTipOffered(info, picks.type) ? picks.tip : null,
  });
  const request = buildOrderRequest({
    lines,
    totals,
    deliveryType: picks.type,
    address,
    fee,
    feeDiscountType: feeDiscount?.discountType ?? '',
    customer: CUSTOMER,
    payment,
    setting,
    client: null,
    visit: { src: '', campaign: '', u: '' },
    uuid: randomUUID(),
    fingerprint: randomUUID(),
    debugMode: false,
  });
  return {
    body: z.encode(OrderRequest, request),
    isBelow: picks.type === 'delivery' && isBelowMinimum(info, totals.subtotal, false),
  };
}

const picks: fc.Arbitrary<Picks> = fc.record({
  products: fc.array(
    fc.record({ index: fc.nat(500), qty: fc.integer({ min: 1, max: 12 }), option: fc.nat(5) }),
    { minLength: 1, maxLength: 4 },
  ),
  pizzas: fc.array(pizzaPick, { maxLength: 3 }),
  type: fc.constantFrom<DeliveryType>('delivery', 'balcony', 'carTakeout'),
  payment: fc.nat(30),
  tip: fc.constantFrom<(TipChoice | null)[]>(
    null,
    { kind: 'percent', percent: 18 },
    { kind: 'amount', amount: minor(725) },
  ),
});

describeOnPostgres('an honest order', (api) => {
  beforeAll(async () => {
    await api().db.transaction(seedDemoRestaurants);
    // forty customers buy more bottles than the stock has
    await api().db.query('delete from product_stock');
  });

  test.each(['bella-napoli', 'slice-house'] as const)(
    '[API-04] whatever is put together at %s, the server finds the storefront’s total to the cent',
    async (url) => {
      const data = z.parse(
        calls.getRestaurant.answer,
        (await api().call('GET', `/restaurant/data/v2/${url}`)).json,
      );
      await fc.assert(
        fc.asyncProperty(picks, async (picked) => {
          const { body, isBelow } = await orderBy(api(), data, url, picked);
          const { status, json } = await api().call('POST', `/restaurant/${data.info.id}/order`, {
            body,
          });
          expect([status, json['code']]).toEqual(
            isBelow ? [422, 'below_minimum'] : [200, undefined],
          );
        }),
        { numRuns: 40, seed: 7 },
      );
    },
  );
});

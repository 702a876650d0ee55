import type { RestaurantData } from '@storefront/shared-domain/contracts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { placed, send } from '../testing/orders';
import { choose, openPizzeria, orderOf, pizzaLine, PIZZERIA } from '../testing/pizzeria';

const at = { restaurant: PIZZERIA };
const FEE = { name: 'Kitchen fee', recipient: 'The team', value: 5, valueType: 'percent' as const };

describeOnPostgres('the service fee and the tip of an order', (api) => {
  let data: RestaurantData;
  beforeAll(async () => {
    data = await openPizzeria(api(), { service_fee: FEE, tips: { percents: [15, 18] } });
  });
  /** An order of 54.00 with a service fee of 2.70. */
  const order = (details: object) => {
    const plain = orderOf([pizzaLine(data, 'grande', choose({ margherita: 1 }))]);
    return { ...plain, details: { ...plain.details, total: 54, serviceFee: 2.7, ...details } };
  };

  test('[API-04] [OPEN-059] both are part of the total, the fee with its name of the record', async () => {
    const { details } = await placed(
      api(),
      order({ tip: 8.1, grandTotal: 64.8, serviceFeeName: 'Free', serviceFeeRecipient: 'Me' }),
      at,
    );
    expect(details).toMatchObject({
      total: 54,
      serviceFee: 2.7,
      serviceFeeName: 'Kitchen fee',
      serviceFeeRecipient: 'The team',
      tip: 8.1,
      grandTotal: 64.8,
    });
  });

  test('no tip is a tip of 0', async () => {
    const { details } = await placed(api(), order({ grandTotal: 56.7 }), at);
    expect(details).toMatchObject({ tip: 0, grandTotal: 56.7 });
  });

  test('an order without the fee is refused like any other total', async () => {
    expect(await send(api(), order({ serviceFee: 0, grandTotal: 54 }), at)).toMatchObject({
      status: 409,
      json: { code: 'price_changed', total: 54, grandTotal: 56.7 },
    });
  });

  test.each([
    { tip: -5, grandTotal: 51.7 },
    { tip: 54.01, grandTotal: 110.71 },
  ])('a tip of $tip is refused', async (details) => {
    expect(await send(api(), order(details), at)).toMatchObject({
      status: 422,
      json: { code: 'tip_not_offered', path: 'details.tip' },
    });
  });

  test('a restaurant without tips takes none', async () => {
    await openPizzeria(api());
    const answer = await send(api(), order({ serviceFee: 0, tip: 5, grandTotal: 59 }), at);
    expect(answer).toMatchObject({ status: 422, json: { code: 'tip_not_offered' } });
  });
});

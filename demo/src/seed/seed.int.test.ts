import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  Address,
  calls,
  type CartLine,
  type DeliveryFeeResult,
  type DeliveryType,
  minor,
  OrderRequest,
  type PaymentChoice,
  type RestaurantData,
  type TipChoice,
  ZERO,
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
import { demo } from '..';
import { findCustomerByEmail } from '../../../reference-api/src/accounts/customers.repository';
import { createReferenceApi } from '../../../reference-api/src/reference-api';
import {
  seedRestaurant,
  UnreadableSeedError,
} from '../../../reference-api/src/seeding/seed-restaurant';
import { logIn } from '../../../reference-api/src/testing/accounts';
import { describeOnPostgres } from '../../../reference-api/src/testing/describe-on-postgres';
import {
  extrasOf,
  honestPizza,
  pizzaPick,
  type PizzaPick,
} from '../../../reference-api/src/testing/honest-pizzas';
import { anOrder, placed } from '../../../reference-api/src/testing/orders';
import { testRestaurants, TRATTORIA } from '../../../reference-api/src/testing/restaurants';
import type { TestApi } from '../../../reference-api/src/testing/test-api';
import { withEmptyDatabase } from '../../../reference-api/src/testing/test-databases';
import { seedBig } from './seed-big';
import { seedDemoRestaurants } from './seed-demo';

describeOnPostgres('the demo restaurants', (api) => {
  describe('seeding', () => {
    const [trattoria] = testRestaurants;
    if (!trattoria) throw new Error('the first test restaurant is the trattoria');
    const spot = { isDemo: true, position: 0 };

    test('the demo restaurants are written once, each is served, and their order is stable', async () => {
      const urls = await api().db.transaction(seedDemoRestaurants);
      expect(urls).toEqual(
        expect.arrayContaining([
          'bella-napoli',
          'slice-house',
          'forno-fechado',
          'cantina-mesa',
          'loja-bloqueada',
        ]),
      );
      for (const url of urls)
        expect((await api().call('GET', `/restaurant/data/v2/${url}`)).status).toBe(200);
      const [before] = await api().db.query<{ at: Date }>(
        'select max(updated_at) as at from restaurants',
      );
      expect(await api().db.transaction(seedDemoRestaurants)).toEqual(urls);
      expect((await api().db.query('select max(updated_at) as at from restaurants'))[0]).toEqual(
        before,
      );
    });

    test('the demo’s records say whether a restaurant is closed', async () => {
      const isClosed = async (url: string) =>
        (await api().call('GET', `/restaurant/data/v2/${url}`)).json['info']?.['is_closed'];
      expect([await isClosed('forno-fechado'), await isClosed('bella-napoli')]).toEqual([
        true,
        false,
      ]);
    });

    test('a changed restaurant is written again; its orders, customers and their cashback stay', async () => {
      const { uuid } = await placed(api(), anOrder(), {
        token: await logIn(api(), 'ana@teste.example'),
      });
      expect(await seedRestaurant(api().db, trattoria, spot)).toBe(false);
      const [zone] = trattoria.zones;
      const changed = { ...trattoria, zones: zone ? [{ ...zone, fee: 9.9 }] : [] };
      expect(await seedRestaurant(api().db, changed, spot)).toBe(true);
      expect((await api().call('GET', `/order/uuid/${uuid}`)).status).toBe(200);
      const fee = await api().call('POST', '/restaurant/deliveryfees', {
        body: { restaurantID: TRATTORIA, zone: 'Centro', city: 'Campinas', street: '', number: '' },
      });
      expect(fee.json['deliveryFee']).toBe(9.9);
      const ana = await findCustomerByEmail(api().db, TRATTORIA, 'ana@teste.example');
      expect(
        await api().db.query('select amount from cashback_credits where customer_id = $1', [
          ana?.id,
        ]),
      ).toEqual([{ amount: 1250 }]);
      await seedRestaurant(api().db, trattoria, spot);
    });

    test('a record the storefront could not read is refused by name, and nothing is written', async () => {
      const broken = {
        ...trattoria,
        info: { ...trattoria.info, id: 777, restaurant_url: 'broken' },
        menu: { ...trattoria.menu, categories: [{ id: 'x' }] as never },
      };
      await expect(seedRestaurant(api().db, broken, spot)).rejects.toThrow(UnreadableSeedError);
      expect((await api().call('GET', '/restaurant/data/v2/broken')).status).toBe(404);
    });

    test('a menu of any size is written under its address, and written anew under the same id', async () => {
      const id = await seedBig(api().db, { url: 'big', products: 400, seed: 1 });
      const { json } = await api().call('GET', '/restaurant/data/v2/big');
      const categories = json['menu']?.['categories'] as unknown as { products: unknown[] }[];
      expect(categories.reduce((sum, { products }) => sum + products.length, 0)).toBe(400);
      expect(json['info']?.['id']).toBe(id);
      expect(await seedBig(api().db, { url: 'big', products: 3, seed: 1 })).toBe(id);
      expect(await seedBig(api().db, { url: 'big-two', products: 3, seed: 1 })).not.toBe(id);
    });
  });

  describe('at the same time', () => {
    const NODES = 2;

    test(
      'nodes that start together on one empty PostgreSQL with the demo all serve it, and it is written once',
      () =>
        withEmptyDatabase(async (databaseUrl) => {
          const folders = await Promise.all(
            Array.from({ length: NODES }, () => mkdtemp(join(tmpdir(), 'storefront-node-'))),
          );
          const nodes = await Promise.all(
            folders.map(async (dataDir) => {
              const node = await createReferenceApi({
                dataDir,
                databaseUrl,
                demo: true,
                plugins: [demo],
              });
              return { ...node, urls: await node.seed() };
            }),
          );
          try {
            for (const { urls, app } of nodes) {
              expect(urls).toEqual(expect.arrayContaining(['bella-napoli', 'slice-house']));
              for (const url of urls)
                expect((await app.inject(`/restaurant/data/v2/${url}`)).statusCode).toBe(200);
              expect((await app.inject('/restaurants')).json()).toHaveLength(urls.length);
            }
          } finally {
            await Promise.all(nodes.map((node) => node.close()));
            await Promise.all(
              folders.map((folder) => rm(folder, { recursive: true, force: true })),
            );
          }
        }),
      120_000,
    );
  });

  describe('an honest order', () => {
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
        cartSubtotal(lines, info.currency),
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
          { numRuns: 25, seed: 7 },
        );
      },
    );
  });
});

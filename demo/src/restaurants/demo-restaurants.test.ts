import {
  type DeliveryType,
  type ExtrasGroup,
  Hours,
  type Minor,
  RestaurantData,
  RestaurantInfo,
  ScheduleTemplate,
  skippedEntries,
} from '@storefront/shared-domain/contracts';
import {
  type PizzaChoice,
  type PizzaOffer,
  addressFlow,
  comboOffers,
  crustsOf,
  doughsOf,
  flavorCounts,
  flavorsOf,
  pizzaPrice,
  pizzaProblem,
} from '@storefront/shared-domain/rules';
import { firstDayWithSlots, scheduleDays } from '@storefront/shared-domain/schedule';
import * as z from 'zod/mini';
import { couponRows } from '../../../reference-api/src/seeding/coupon-rows';
import { type SeededRestaurant, demoRestaurants } from '../demo-restaurants';
import { AREAS, readArea } from '../city/areas';
import type { WireBaseCategory } from '../../../reference-api/src/restaurants/wire/pizza';
import { scheduleTemplateRows } from '../../../reference-api/src/seeding/seed-restaurant';

const all: [string, SeededRestaurant][] = demoRestaurants.map((demoRestaurant) => [
  demoRestaurant.info.restaurant_url,
  demoRestaurant,
]);
const wire = ({ info, menu, hours }: SeededRestaurant): unknown =>
  JSON.parse(JSON.stringify({ info, menu, hours }));
const products = (seededRestaurant: SeededRestaurant) =>
  seededRestaurant.menu.categories.flatMap((category) => category.products);
const bases = (categories: WireBaseCategory[]) =>
  categories.flatMap((category) => [
    category.id,
    ...category.options.map((option) => `${option.id}@${option.sizeID}`),
  ]);

describe.each(all)('%s', (_, restaurant) => {
  const parsed = RestaurantData.parse(wire(restaurant));
  const { menu } = restaurant;

  test('parses as {info, menu, hours} with no entry skipped', () => {
    expect(skippedEntries(wire(restaurant), parsed)).toBe(0);
    expect(parsed.menu.featuredItems).toHaveLength(menu.featuredItems.length);
    expect(parsed.menu.combos).toHaveLength(menu.combos.length);
    expect(parsed.menu.prizes).toHaveLength(menu.prizes.length);
    expect(parsed.menu.pizzas.sizes).toHaveLength(menu.pizzas.sizes.length);
    expect(
      parsed.menu.pizzas.flavorCategories.flatMap((flavorCategory) => flavorCategory.flavors),
    ).toHaveLength(
      menu.pizzas.flavorCategories.flatMap((flavorCategory) => flavorCategory.flavors).length,
    );
    expect(Object.values(parsed.hours).flat()).toHaveLength(
      Object.values(restaurant.hours).flat().length,
    );
    expect(parsed.info.reviews).toHaveLength(restaurant.info.reviews.length);
    expect(parsed.info.paymentSettings).toHaveLength(restaurant.info.paymentSettings.length);
  });

  test('ids are unique within the restaurant', () => {
    const extras = [...products(restaurant), ...menu.combos, ...menu.pizzas.sizes].flatMap(
      (it) => it.extras,
    );
    const ids = [
      ...menu.categories.map((category) => category.id),
      ...products(restaurant).map((wireProduct) => wireProduct.id),
      ...menu.combos.map((combo) => combo.id),
      ...menu.prizes.map((prize) => prize.id),
      ...menu.pizzas.sizes.map((size) => size.id),
      ...menu.pizzas.flavorCategories.flatMap((flavorCategory) => [
        flavorCategory.id,
        ...flavorCategory.flavors.map((one) => one.id),
      ]),
      ...menu.combos.flatMap((combo) => combo.pizzaAssociations.map((one) => one.id)),
      ...extras.flatMap((extra) => [extra.id, ...extra.options.map((one) => one.id)]),
      ...[
        menu.pizzas.extras.crust,
        menu.pizzas.extras.dough,
        menu.pizzas.extras.additionalToppings,
      ].flatMap(bases),
    ];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('sells nothing cheaper than it was, and money never has a third decimal', () => {
    for (const it of products(restaurant)) {
      expect(it.oldPrice ?? Infinity).toBeGreaterThan(it.price);
      expect(Math.round(it.price * 100) / 100).toBe(it.price);
    }
  });

  test('every schedule template its record and its coupons name exists and parses', () => {
    const named = restaurant.info.scheduleSettings.hoursTemplate;
    const found = restaurant.settings.scheduleTemplates.map(
      (scheduleTemplate) => scheduleTemplate.id,
    );
    expect([
      ...(named === null ? [] : [named.id]),
      ...restaurant.coupons.flatMap((coupon) => coupon.hoursTemplate ?? []),
    ]).toEqual(found);
    for (const { template } of restaurant.settings.scheduleTemplates) {
      const slots = (week: object) => Object.values(week).flat().length;
      expect(slots(ScheduleTemplate.parse(template))).toBe(slots(template));
    }
  });

  test('what is counted is on the menu, and every coupon can be stored', () => {
    const items = [...products(restaurant), ...menu.combos, ...menu.pizzas.sizes].map(
      (it) => it.id,
    );
    expect(items).toEqual(
      expect.arrayContaining(
        (restaurant.settings.stock ?? []).map((seededStock) => seededStock.itemId),
      ),
    );
    expect(couponRows(restaurant.coupons, restaurant.settings).broken).toEqual([]);
  });

  test('every city the record offers has its zones, and every zone a street to find', async () => {
    const areas = await Promise.all(AREAS.map(readArea));
    const streets = areas.flatMap(({ unpack }) => unpack().streets);
    for (const city of restaurant.info.deliveryCities) {
      for (const zone of city.zones) {
        expect(restaurant.zones).toContainEqual(
          expect.objectContaining({ zone, city: city.name, available: true }),
        );
        expect(streets).toContainEqual(expect.objectContaining({ zone, city: city.name }));
      }
    }
  });
});

describe('the ways to enter an address and to price a delivery', () => {
  const infoOf = (url: string) =>
    RestaurantData.parse(
      wire(demoRestaurants.find(({ info }) => info.restaurant_url === url) as SeededRestaurant),
    ).info;

  test.each([
    ['bella-napoli', { kind: 'dialog' }],
    ['slice-house', { kind: 'wizard', search: 'photon' }],
    ['forno-fechado', { kind: 'wizard', search: 'geospatial' }],
  ])('[OPEN-054] %s finds by %j', (url, flow) => expect(addressFlow(infoOf(url))).toEqual(flow));

  test('[DELIVERY-64] by neighborhood, by distance and by polygons, each at one restaurant', () => {
    const way = ({ info, zones, areas, distanceBands }: SeededRestaurant) =>
      info.delivery_fee_method === 'BAIRRO' && zones.length > 0
        ? 'zones'
        : areas.length > 0
          ? 'areas'
          : distanceBands.length > 0
            ? 'bands'
            : 'nothing';
    expect(
      Object.fromEntries(
        demoRestaurants
          .slice(0, 3)
          .map((demoRestaurant) => [demoRestaurant.info.restaurant_url, way(demoRestaurant)]),
      ),
    ).toEqual({ 'bella-napoli': 'zones', 'slice-house': 'bands', 'forno-fechado': 'areas' });
  });

  test.each(
    demoRestaurants.flatMap((demoRestaurant) =>
      demoRestaurant.areas.map(
        (area) => [demoRestaurant.info.restaurant_url, area.id, area] as const,
      ),
    ),
  )('%s: %s is a closed ring with a fee', (_, _id, { ring, fee, courierPay }) => {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(fee).toBeGreaterThan(courierPay);
  });
});

test.each(demoRestaurants.filter(({ menu }) => menu.pizzas.sizes.some((size) => size.dietary)))(
  'every size and flavor of $info.restaurant_url states its allergens, and no size is safer than a flavor',
  ({ menu: { pizzas } }) => {
    const flavors = pizzas.flavorCategories.flatMap((category) => category.flavors);
    for (const size of pizzas.sizes)
      for (const flavor of flavors)
        for (const [allergen, statement] of Object.entries(size.dietary?.allergens ?? {}))
          if (statement === 'free')
            expect([flavor.id, flavor.dietary?.allergens?.[allergen as 'milk']]).toEqual([
              flavor.id,
              'free',
            ]);
    expect(flavors.filter(({ dietary }) => dietary === undefined)).toEqual([]);
  },
);

describe('schedules', () => {
  const NOON = new Date('2026-11-18T15:00:00Z');

  describe.each(
    demoRestaurants
      .filter(({ info }) => info.scheduleSettings.hoursTemplate !== null)
      .map((demoRestaurant) => [demoRestaurant.info.restaurant_url, demoRestaurant] as const),
  )('schedules of %s', (_url, seededRestaurant) => {
    const [first] = seededRestaurant.settings.scheduleTemplates;
    const days = (type: DeliveryType) =>
      scheduleDays({
        info: z.parse(RestaurantInfo, seededRestaurant.info),
        hours: z.parse(Hours, seededRestaurant.hours),
        template: z.parse(ScheduleTemplate, first?.template),
        type,
        now: NOON,
      });
    const times = (type: DeliveryType) =>
      days(type).flatMap(({ slots }) => slots.map(({ scheduleTo }) => scheduleTo));

    test('[SCHEDULE-08] there is a day to choose for every type', () => {
      for (const type of ['delivery', 'balcony', 'carTakeout'] as const)
        expect(firstDayWithSlots(days(type))?.date).toMatch(/^2026-11-1[89]$/);
    });
    test('[OPEN-100] couriers and counter have times of their own and times in common', () => {
      const [byCourier, atCounter] = [new Set(times('delivery')), times('balcony')];
      expect([
        atCounter.some((time) => byCourier.has(time)),
        atCounter.some((time) => !byCourier.has(time)),
      ]).toEqual([true, true]);
    });
  });

  test('an interval the contract does not read is found before it is stored', () => {
    const [template] = demoRestaurants.flatMap(({ settings }) => settings.scheduleTemplates);
    const broken = {
      ...template!,
      template: {
        ...template!.template,
        friday: [
          {
            firstTime: '18h',
            secondTime: '23:00:00',
            isClosed: false,
            delivery: true,
            balcony: true,
          },
        ],
      },
    };
    expect(scheduleTemplateRows({ tables: [], scheduleTemplates: [template!] }).broken).toEqual([]);
    expect(scheduleTemplateRows({ tables: [], scheduleTemplates: [broken] }).broken).toEqual([
      template!.id,
    ]);
  });
});

describe('from prices', () => {
  const all = demoRestaurants.map(
    ({ info, menu, hours }) =>
      [
        info.restaurant_url,
        RestaurantData.parse(JSON.parse(JSON.stringify({ info, menu, hours }))),
      ] as const,
  );

  const idsOf = (categories: ReturnType<typeof crustsOf>): (string | null)[] =>
    categories.length === 0
      ? [null]
      : categories.flatMap(({ options }) => options.map(({ id }) => id));

  /**
   * Every finished pizza of one flavor, without toppings: no mean, no most expensive flavor and no sum
   * of slices of several flavors is below that of the cheapest of them.
   */
  function pizzasOf(offer: PizzaOffer): PizzaChoice[] {
    const { size } = offer;
    const isIncremental = size.priceBehavior === 'incremental';
    const counts = isIncremental ? flavorCounts(offer) : [Math.max(1, size.minFlavors)];
    return counts
      .flatMap((count) =>
        flavorsOf(offer).flatMap(({ flavor }) =>
          idsOf(crustsOf(offer)).flatMap((crust) =>
            idsOf(doughsOf(offer)).map((dough) => ({
              crust,
              dough,
              count,
              flavors: [{ id: flavor.id, quantity: count, toppings: [] }],
            })),
          ),
        ),
      )
      .filter((choice) => pizzaProblem(offer, choice) === null);
  }

  const cheapestPizza = (offer: PizzaOffer): number =>
    Math.min(...pizzasOf(offer).map((choice) => pizzaPrice(offer, choice).price));

  const cheapestExtras = (groups: readonly ExtrasGroup[]): number =>
    groups
      .filter(({ required, qty_min }) => required || qty_min > 0)
      .map(({ options }) =>
        Math.min(
          ...options
            .filter(({ available, hasStock }) => available && hasStock)
            .map((option) => option.price),
        ),
      )
      .reduce((sum, price) => sum + price, 0);

  describe.each(all)('%s', (_, { info, menu: { pizzas, combos } }) => {
    test("a size's 'from' price is that of its cheapest pizza", () => {
      const from = (price: (size: (typeof pizzas.sizes)[number]) => Minor | number) =>
        pizzas.sizes.map((size) => [size.id, price(size)]);
      expect(from(({ fromPrice }) => fromPrice)).toEqual(
        from(
          (size) =>
            cheapestPizza({ size, pizzas, association: null, rounding: info }) +
            cheapestExtras(size.extras),
        ),
      );
    });

    test("a combo's 'from' price is its own and those of its cheapest pizzas", () => {
      const onSale = {
        ...pizzas,
        sizes: pizzas.sizes.map((size) => ({ ...size, unavailable: false })),
      };
      const from = (price: (combo: (typeof combos)[number]) => Minor | number) =>
        combos.map((combo) => [combo.id, price(combo)]);
      expect(from(({ fromPrice }) => fromPrice)).toEqual(
        from(
          (combo) =>
            combo.price +
            (comboOffers(combo, onSale, info) ?? []).reduce(
              (sum, offer) => sum + cheapestPizza(offer),
              cheapestExtras(combo.extras),
            ),
        ),
      );
    });
  });
});

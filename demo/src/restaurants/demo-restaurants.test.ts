import {
  RestaurantData,
  ScheduleTemplate,
  skippedEntries,
} from '@storefront/shared-domain/contracts';
import { addressFlow } from '@storefront/shared-domain/rules';
import { isInRing } from '../../../reference-api/src/delivery/point-in-ring';
import { couponRows } from '../../../reference-api/src/seeding/coupon-rows';
import { bigRestaurant, demoRestaurants, type SeededRestaurant } from '../demo-restaurants';
import { cityPlans } from '../city/areas';
import type { WireBaseCategory } from '../../../reference-api/src/restaurants/wire/pizza';

const streets = cityPlans.flatMap((it) => it.streets);
const big = bigRestaurant({ url: 'big', products: 1200, seed: 7 });
const all: [string, SeededRestaurant][] = [...demoRestaurants, big].map((it) => [
  it.info.restaurant_url,
  it,
]);
const wire = ({ info, menu, hours }: SeededRestaurant): unknown =>
  JSON.parse(JSON.stringify({ info, menu, hours }));
const products = (it: SeededRestaurant) =>
  it.menu.categories.flatMap((category) => category.products);
const bases = (categories: WireBaseCategory[]) =>
  categories.flatMap((it) => [
    it.id,
    ...it.options.map((option) => `${option.id}@${option.sizeID}`),
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
    expect(parsed.menu.pizzas.flavorCategories.flatMap((it) => it.flavors)).toHaveLength(
      menu.pizzas.flavorCategories.flatMap((it) => it.flavors).length,
    );
    expect(Object.values(parsed.hours).flat()).toHaveLength(
      Object.values(restaurant.hours).flat().length,
    );
    expect(parsed.info.reviews).toHaveLength(restaurant.info.reviews.length);
    expect(parsed.info.paymentSettings).toHaveLength(restaurant.info.paymentSettings.length);
  });

  test('keeps every group and option of every product', () => {
    const stored = parsed.menu.categories
      .flatMap((it) => it.products)
      .map((it) => it.extras.map((group) => group.options.length));
    expect(stored).toEqual(
      products(restaurant).map((it) => it.extras.map((group) => group.options.length)),
    );
  });

  test('ids are unique within the restaurant', () => {
    const extras = [...products(restaurant), ...menu.combos, ...menu.pizzas.sizes].flatMap(
      (it) => it.extras,
    );
    const ids = [
      ...menu.categories.map((it) => it.id),
      ...products(restaurant).map((it) => it.id),
      ...menu.combos.map((it) => it.id),
      ...menu.prizes.map((it) => it.id),
      ...menu.pizzas.sizes.map((it) => it.id),
      ...menu.pizzas.flavorCategories.flatMap((it) => [it.id, ...it.flavors.map((one) => one.id)]),
      ...menu.combos.flatMap((it) => it.pizzaAssociations.map((one) => one.id)),
      ...extras.flatMap((it) => [it.id, ...it.options.map((one) => one.id)]),
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
    const found = restaurant.settings.scheduleTemplates.map((it) => it.id);
    expect([
      ...(named === null ? [] : [named.id]),
      ...restaurant.coupons.flatMap((it) => it.hoursTemplate ?? []),
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
      expect.arrayContaining((restaurant.settings.stock ?? []).map((it) => it.itemId)),
    );
    expect(couponRows(restaurant.coupons, restaurant.settings).broken).toEqual([]);
  });

  test('every city the record offers has its zones, and every zone a street to find', () => {
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

test('bella-napoli has twelve sections and at least eighty products', () => {
  const { menu } = demoRestaurants[0] as SeededRestaurant;
  expect(
    menu.categories.length +
      [menu.featuredItems, menu.combos, menu.pizzas.sizes].filter((it) => it.length > 0).length,
  ).toBe(12);
  expect(products(demoRestaurants[0] as SeededRestaurant).length).toBeGreaterThanOrEqual(80);
});

test('bella-napoli has pizza sizes of all three price behaviours', () => {
  expect(new Set(demoRestaurants[0]?.menu.pizzas.sizes.map((it) => it.priceBehavior))).toEqual(
    new Set(['highest', 'average', 'incremental']),
  );
});

test('a big menu has exactly the requested products, all named differently, the same for the same seed', () => {
  expect(products(big)).toHaveLength(1200);
  expect(new Set(products(big).map((it) => it.name)).size).toBe(1200);
  expect(bigRestaurant({ url: 'big', products: 1200, seed: 7 })).toEqual(big);
  expect(() => bigRestaurant({ url: 'big', products: 0, seed: 7 })).toThrow(RangeError);
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
        demoRestaurants.slice(0, 3).map((it) => [it.info.restaurant_url, way(it)]),
      ),
    ).toEqual({ 'bella-napoli': 'zones', 'slice-house': 'bands', 'forno-fechado': 'areas' });
  });

  test.each(
    demoRestaurants.flatMap((it) =>
      it.areas.map((area) => [it.info.restaurant_url, area.id, area] as const),
    ),
  )('%s: %s is a closed ring with a fee', (_, _id, { ring, fee, courierPay }) => {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(fee).toBeGreaterThan(courierPay);
  });

  test('the first area is around the restaurant, and one that is known is not served', () => {
    const { info, areas } = demoRestaurants.find((it) => it.areas.length > 0) as SeededRestaurant;
    expect(isInRing(info, areas[0]?.ring ?? [])).toBe(true);
    expect(areas.filter(({ available }) => !available)).toHaveLength(1);
  });

  test('every zone lies in a region of the response', () => {
    for (const { zones, regions } of demoRestaurants)
      expect(regions.map(({ id }) => id)).toEqual(
        expect.arrayContaining([...new Set(zones.map(({ regionId }) => regionId))]),
      );
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

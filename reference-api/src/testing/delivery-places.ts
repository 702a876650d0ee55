import type { SeededArea, SeededRestaurant } from '../restaurants/seeded-restaurant';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { testRestaurants } from './restaurants';
import { plantStreets, type StreetSeed } from './streets';
import type { TestApi } from './test-api';

/**
 * Restaurants with the fee by polygons, by region, by a confirmed point only, and without any fee;
 * the last has every kind of discount on 6.50.
 */
export const PATCHWORK = 531;
export const REGIONS = 532;
export const POINTED = 533;
export const NOWHERE = 534;
export const DISCOUNTS = 535;

/** Location of the restaurants, in the middle of the inner area. */
export const HOME = { latitude: -22.9, longitude: -47.06 };

const square = (half: number): SeededArea['ring'] => [
  [HOME.longitude - half, HOME.latitude - half],
  [HOME.longitude + half, HOME.latitude - half],
  [HOME.longitude + half, HOME.latitude + half],
  [HOME.longitude - half, HOME.latitude + half],
  [HOME.longitude - half, HOME.latitude - half],
];
const area = (
  id: string,
  ring: SeededArea['ring'],
  fee: number,
  courierPay: number,
  available = true,
): SeededArea => ({ id, name: id, ring, fee, courierPay, available });

/**
 * The lake lies within the outer square and is checked first; the inner square lies in the middle
 * of both.
 */
const areas = [
  area('inner', square(0.01), 3.5, 2),
  area(
    'lake',
    [
      [-47.1, -22.9],
      [-47.02, -22.9],
      [-47.02, -22.86],
      [-47.1, -22.86],
      [-47.1, -22.9],
    ],
    0,
    0,
    false,
  ),
  area('outer', square(0.05), 9.9, 6.25),
];

function like(
  id: number,
  url: string,
  info: Partial<SeededRestaurant['info']>,
  more: Partial<SeededRestaurant>,
): SeededRestaurant {
  const [first] = testRestaurants;
  if (!first) throw new Error('there are no restaurants to take a record from');
  return {
    ...first,
    info: {
      ...first.info,
      id,
      name: url,
      restaurant_url: url,
      delivery_fee_method: 'DISTANCE',
      deliveryCities: [],
      min_total_delivery: 0,
      deliveryFeeDiscounts: [],
      ...info,
    },
    zones: [],
    customers: [],
    ...more,
  };
}

const street = (name: string, zone: string, latitude: number, longitude: number): StreetSeed => ({
  street: name,
  zone,
  city: 'Campinas',
  line: [[longitude, latitude]],
});
const zone = (regionId: string, fee: number, available = true) => ({
  id: 'z-fronteira',
  zone: 'Fronteira',
  city: 'Campinas',
  regionId,
  available,
  fee,
  returnFee: 1,
});

const streets: StreetSeed[] = [
  street('Rua do Meio', 'Centro', -22.906, -47.06),
  street('Rua de Fora', 'Sul', -22.94, -47.06),
  street('Estrada Longe', 'Rural', -23.2, -47.3),
  {
    street: 'Avenida Comprida',
    zone: 'Sul',
    city: 'Campinas',
    from: 1,
    to: 1001,
    line: [
      [-47.06, -22.9],
      [-47.06, -22.945],
    ],
  },
  { ...street('Rua Partida', 'Centro', -22.906, -47.06), from: 1, to: 99 },
  { ...street('Rua Partida', 'Centro', -22.94, -47.06), from: 100, to: 199 },
  { ...street('Rua Dupla', 'Rural', -23.2, -47.3), city: 'Indaiatuba' },
  street('Rua Dupla', 'Centro', -22.9, -47.06),
];

export const placesRestaurants: SeededRestaurant[] = [
  like(PATCHWORK, 'patchwork', {}, { areas, distanceBands: [{ maxKm: 100, fee: 1 }] }),
  like(
    REGIONS,
    'regions',
    { delivery_fee_method: 'BAIRRO' },
    {
      regions: [
        { id: 'norte', name: 'Zona Norte' },
        { id: 'sul', name: 'Zona Sul' },
      ],
      zones: [
        zone('sul', 7),
        zone('norte', 5.5),
        { ...zone('norte', 4), id: 'z-norte', zone: 'Norte' },
      ],
    },
  ),
  like(
    POINTED,
    'pointed',
    { delivery_fee_with_gps: true },
    { distanceBands: [{ maxKm: 2, fee: 4 }] },
  ),
  like(NOWHERE, 'nowhere', {}, {}),
  like(
    DISCOUNTS,
    'discounts',
    {
      delivery_fee_method: 'BAIRRO',
      delivery_fee_discount_type: 'percent',
      deliveryFeeDiscounts: [
        { discountMinValue: 170, discountType: 'welcome', value: 99 },
        { discountMinValue: 42.5, discountType: 'fixed', value: 3 },
        { discountMinValue: 85, discountType: '', value: 50 },
        { discountMinValue: 127.5, discountType: 'flat_fee', value: 1.9 },
        { discountMinValue: 212.5, discountType: 'flat_fee', value: 8 },
        { discountMinValue: 255, discountType: 'percent', value: 100 },
      ],
    },
    {
      zones: [
        {
          id: 'z-centro',
          zone: 'Centro',
          city: 'Campinas',
          regionId: 'centro',
          available: true,
          fee: 6.5,
          returnFee: 0,
        },
      ],
    },
  ),
];

export async function seedPlaces(api: TestApi): Promise<void> {
  await plantStreets(api.db, streets, 'places');
  for (const restaurant of placesRestaurants)
    await seedRestaurant(api.db, restaurant, { isDemo: false, position: 9 });
}

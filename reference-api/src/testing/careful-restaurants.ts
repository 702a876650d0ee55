import type { Database } from '../platform/db/database';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { record, restaurant } from './restaurants';
import { plantStreets } from './streets';

export const CAREFUL = 531;
export const ABROAD = 532;

const centre = [
  {
    id: 'c-centro',
    zone: 'Centro',
    city: 'Campinas',
    regionId: 'centro',
    available: true,
    fee: 6.5,
    returnFee: 0,
  },
];
const byZone = {
  delivery_fee_method: 'BAIRRO',
  deliveryCities: [{ name: 'Campinas', zones: [] }],
  has_car_takeout: true,
  no_table: false,
  table_self_service_enabled: true,
};

/**
 * In Brazil; requires a number and a reference, and a minimum total of one cent more than a lasagne
 * for a delivery.
 */
const careful = restaurant(
  record(CAREFUL, 'careful', {
    ...byZone,
    street_number_is_mandatory: true,
    reference_is_mandatory: true,
    min_total_delivery: 42.51,
  }),
  { zones: centre, settings: { tables: ['1', 'Varanda 1'], scheduleTemplates: [] } },
);

/** Not in Brazil; requires neither, and a lasagne reaches the minimum. */
const abroad = restaurant(
  record(ABROAD, 'abroad', {
    ...byZone,
    country: 'PT',
    street_number_is_mandatory: false,
    delivery_fee_method: '',
    min_total_delivery: 42.5,
  }),
  { distanceBands: [{ maxKm: 5, fee: 6.5 }] },
);

/** Both restaurants, and the street that the one without zones delivers to. */
export async function seedCareful(db: Database): Promise<void> {
  for (const [index, it] of [careful, abroad].entries())
    await seedRestaurant(db, it, { isDemo: false, position: 40 + index });
  await plantStreets(
    db,
    [
      {
        street: 'Rua Barão de Jaguara',
        zone: 'Centro',
        city: 'Campinas',
        from: 1,
        to: 2000,
        line: [
          [-47.061, -22.905],
          [-47.059, -22.905],
        ],
      },
    ],
    'careful',
  );
}

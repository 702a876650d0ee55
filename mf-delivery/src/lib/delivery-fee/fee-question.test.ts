import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { anAddress, aRestaurant } from '@storefront/shared-domain/testing';
import { feeQuestionOf, isPointNeeded } from './fee-question';

const modules = (on: Partial<RestaurantInfo['modules']>) => ({
  modules: { ...aRestaurant().modules, ...on },
});

test.each([
  { case: 'the dialog', info: {}, by: 'address', isNeeded: false },
  {
    case: 'the dialog where the point counts',
    info: { delivery_fee_with_gps: true },
    by: 'located',
    isNeeded: true,
  },
  {
    case: 'the wizard of photon',
    info: {
      ...modules({ photon_autocomplete_leaflet_pinpoint_address_page: true }),
      use_photon: true,
    },
    by: 'address',
    isNeeded: false,
  },
  {
    case: 'the geospatial wizard',
    info: modules({ mpgeospatial_fee_flow: true }),
    by: 'point',
    isNeeded: true,
  },
] as const)('[OPEN-054] $case requests the fee by $by', ({ info, by, isNeeded }) => {
  const restaurant = aRestaurant({ id: 9, ...info });
  const address = anAddress();
  expect(feeQuestionOf(restaurant, address)).toEqual({ restaurantID: 9, address, by });
  expect(isPointNeeded(restaurant)).toBe(isNeeded);
});

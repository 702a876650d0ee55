import { allSettled, fork } from 'effector';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $restaurantData } from '@storefront/shared-domain/models';
import { anAddress, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import * as dialog from '../features/address-form/address-draft.model';
import * as wizard from '../features/address-wizard/wizard.model';
import { addressWanted } from './address-entry.model';

const modules = (on: Partial<RestaurantInfo['modules']>): Partial<RestaurantInfo> => ({
  modules: { ...aRestaurant().modules, ...on },
});

test.each([
  {
    case: 'the geospatial fee',
    info: modules({ mpgeospatial_fee_flow: true }),
    page: 'auto-complete-address',
  },
  {
    case: 'the page of photon',
    info: {
      ...modules({ photon_autocomplete_leaflet_pinpoint_address_page: true }),
      use_photon: true,
    },
    page: 'auto-complete-address',
  },
  {
    case: 'the page of photon without its search',
    info: modules({ photon_autocomplete_leaflet_pinpoint_address_page: true }),
    page: 'confirmation-map',
  },
  { case: 'neither', info: {}, page: null },
])(
  '[OPEN-054] [DELIVERY-39] with $case an address is requested by $page',
  async ({ info, page }) => {
    const scope = fork({
      values: [[$restaurantData, restaurantData({ info: aRestaurant(info) })]],
    });
    await allSettled(addressWanted, { scope, params: anAddress() });
    expect(scope.getState(wizard.$page)).toBe(page);
    expect([scope.getState(wizard.$isOpen), scope.getState(dialog.$isOpen)]).toEqual([
      page !== null,
      page === null,
    ]);
  },
);

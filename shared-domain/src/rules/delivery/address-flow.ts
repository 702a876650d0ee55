import type { RestaurantInfo } from '../../contracts';

/**
 * Form for an address (OPEN-054): the wizard with its map, or the dialog of typed fields. `search`
 * is the wizard's address service; 'none' leads straight to the map (DELIVERY-39).
 */
export type AddressFlow =
  | { readonly kind: 'wizard'; readonly search: 'geospatial' | 'photon' | 'none' }
  | { readonly kind: 'dialog' };

export function addressFlow({ modules, use_photon }: RestaurantInfo): AddressFlow {
  if (modules.mpgeospatial_fee_flow) return { kind: 'wizard', search: 'geospatial' };
  if (modules.photon_autocomplete_leaflet_pinpoint_address_page)
    return { kind: 'wizard', search: use_photon ? 'photon' : 'none' };
  return { kind: 'dialog' };
}

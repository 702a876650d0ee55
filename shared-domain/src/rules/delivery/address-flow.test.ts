import { aRestaurant } from '../../testing';
import { addressFlow } from './address-flow';

const { modules } = aRestaurant();
const given = (geospatial: boolean, photonPage: boolean, use_photon: boolean) =>
  aRestaurant({
    use_photon,
    modules: {
      ...modules,
      mpgeospatial_fee_flow: geospatial,
      photon_autocomplete_leaflet_pinpoint_address_page: photonPage,
    },
  });

test('[OPEN-054] the geospatial search has priority, whatever else is on', () => {
  for (const photonPage of [false, true])
    for (const usePhoton of [false, true])
      expect(addressFlow(given(true, photonPage, usePhoton))).toEqual({
        kind: 'wizard',
        search: 'geospatial',
      });
});

test('[OPEN-054] [DELIVERY-39] the page with the map searches with Photon, or starts at the map', () => {
  expect([true, false].map((usePhoton) => addressFlow(given(false, true, usePhoton)))).toEqual([
    { kind: 'wizard', search: 'photon' },
    { kind: 'wizard', search: 'none' },
  ]);
});

test('[OPEN-054] without both modules the address is typed in the dialog, whatever is set for Photon', () => {
  expect([true, false].map((usePhoton) => addressFlow(given(false, false, usePhoton)))).toEqual([
    { kind: 'dialog' },
    { kind: 'dialog' },
  ]);
});

/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { fork } from 'effector';
import type { ReactNode } from 'react';
import { $restaurantData } from '@storefront/shared-domain/models';
import { anAddress, restaurantData } from '@storefront/shared-domain/testing';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { AddressMap } from '../lib/map/address-map';
import { remote } from '../remote';
import { $draft, $pointOrigin } from './address-form/address-draft.model';
import { LocationEntry } from './address-form/location-entry';
import { barePlace } from './address-wizard/found-place';
import { $form } from './address-wizard/form.model';
import { FormPage } from './address-wizard/address-wizard';
import { $pin } from './address-wizard/place.model';
import { PlaceOnMap } from './address-wizard/place-on-map';

jest.mock('../lib/map/address-map', () => ({ AddressMap: jest.fn(() => null) }));
jest.mock('./address-wizard/wizard-fields', () => ({ WizardFields: () => null }));

const HOME = { latitude: -23.55, longitude: -46.63 };
const place = barePlace(HOME);

/** The zoom that a part gives to its map; the map's own without one. */
async function zoomOf(part: ReactNode): Promise<number | undefined> {
  const scope = fork({
    values: [
      [$restaurantData, restaurantData()],
      [$draft, anAddress({ coordinates: HOME })],
      [$pointOrigin, 'confirmed'],
      [$form, { place, deliveryFeeID: null, typed: {}, isStreetDenied: false }],
      [$pin, { state: 'found', place }],
    ],
  });
  render((await inTexts(remote, { scope }))(part));
  return jest.mocked(AddressMap).mock.lastCall?.[0].zoom;
}

test.each([
  ['the wizard while the pin is moved', <PlaceOnMap key="place" />, undefined],
  ['the form of the wizard', <FormPage key="form" />, 20],
  ['the dialog with a confirmed location', <LocationEntry key="entry" />, 20],
])('[DELIVERY-62] the map of %s has its zoom', async (_, part, zoom) =>
  expect(await zoomOf(part)).toBe(zoom),
);

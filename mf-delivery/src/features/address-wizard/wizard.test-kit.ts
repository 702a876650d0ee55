import { allSettled, fork, type Scope } from 'effector';
import type {
  Address,
  AddressSuggestion,
  Coordinates,
  DeliveryFeeResult,
  GeospatialAddress,
  PostalCodeAnswer,
  RestaurantInfo,
  Zone,
} from '@storefront/shared-domain/contracts';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import {
  findAddressFx,
  findByCodeFx,
  findHitsFx,
  type AtPoint,
  type ByCode,
  type ByText,
} from '../../lib/geocoding/geocoding.api';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import { getZonesFx } from '../../lib/zones/zones.api';
import { savePointFx } from './finish.model';
import * as place from './place.model';
import * as search from './search.model';
import { wizardOpened } from './wizard.model';

export const RESTAURANT_POINT: Coordinates = { latitude: -23.55, longitude: -46.65 };
export const HERE: Coordinates = { latitude: -23.5, longitude: -46.6 };

export const aHit = (overrides: Partial<AddressSuggestion> = {}): AddressSuggestion => ({
  street: 'Rua Augusta',
  addr: 'Rua Augusta, 1200',
  lat: HERE.latitude,
  lng: HERE.longitude,
  district: 'Consolação',
  city: 'São Paulo',
  ...overrides,
});

export const aResponse = (
  address: Partial<GeospatialAddress['address']> = {},
): GeospatialAddress => ({
  address: {
    street: 'Rua Augusta',
    number: '1200',
    city: 'São Paulo',
    zone: 'Consolação',
    name: '',
    ...address,
  },
  coordinates: HERE,
  complements: { number: '', complement: '', referencePoint: '' },
  deliveryInfo: null,
});

type Handlers = {
  hits?: (question: ByText) => AddressSuggestion[] | Promise<AddressSuggestion[]>;
  address?: (question: AtPoint) => GeospatialAddress | Promise<GeospatialAddress>;
  fee?: (question: {
    address: Address;
    by: string;
  }) => DeliveryFeeResult | Promise<DeliveryFeeResult>;
  position?: () => Position | Promise<Position>;
  code?: (question: ByCode) => PostalCodeAnswer | Promise<PostalCodeAnswer>;
  zones?: () => Zone[] | Promise<Zone[]>;
  save?: (params: { address: Address }) => Coordinates | Promise<Coordinates>;
};

const geospatial = { ...aRestaurant().modules, mpgeospatial_fee_flow: true };
const photon = {
  ...aRestaurant().modules,
  photon_autocomplete_leaflet_pinpoint_address_page: true,
};
export const MODULES = {
  geospatial: { modules: geospatial },
  photon: { modules: photon, use_photon: true },
  none: { modules: photon },
} as const;

type Timers = readonly [typeof place.debounceFx | typeof search.debounceFx, () => Promise<void>][];

/** A restaurant that uses the address wizard; all requests and timers resolve at once. */
export function wizardVisit(
  handlers: Handlers = {},
  info: Partial<RestaurantInfo> = {},
  timers: Timers = [],
): Scope {
  return fork({
    values: [
      [
        $restaurantData,
        restaurantData({ info: aRestaurant({ ...MODULES.photon, ...RESTAURANT_POINT, ...info }) }),
      ],
    ],
    handlers: [
      [findHitsFx, handlers.hits ?? (() => [aHit()])],
      [findAddressFx, handlers.address ?? (() => aResponse())],
      [getFeeFx, handlers.fee ?? (() => aFee())],
      [readPositionFx, handlers.position ?? (() => ({ kind: 'granted', coordinates: HERE }))],
      [getZonesFx, handlers.zones ?? (() => [])],
      [
        findByCodeFx,
        handlers.code ?? (() => Promise.reject(new Error('no postal code is requested'))),
      ],
      [savePointFx, handlers.save ?? (() => HERE)],
      [place.debounceFx, () => undefined],
      [search.debounceFx, () => undefined],
      ...timers,
    ],
  });
}

export const open = (scope: Scope, address: Address | null = null) =>
  allSettled(wizardOpened, { scope, params: address });

/** A promise that the test resolves. */
export function later<T>() {
  const waiting: { resolve: (value: T) => void; reject: (error: unknown) => void }[] = [];
  return {
    waiting,
    request: () => new Promise<T>((resolve, reject) => waiting.push({ resolve, reject })),
  };
}

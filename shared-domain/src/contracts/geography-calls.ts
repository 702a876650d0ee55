import * as z from 'zod/mini';
import { call } from './call';
import {
  Address,
  AddressSuggestion,
  Coordinates,
  GeocodeRequest,
  GeocodedPoint,
  GeospatialAddress,
  GeospatialFee,
  PhoneItem,
  PostalCodeAnswer,
  Region,
  ZonesRequest,
} from './delivery';
import { ScheduleTemplate } from './hours';

/** API-02: 404 for a template that is not the restaurant's. */
export const getScheduleTemplate = call({
  id: 'getScheduleTemplate',
  method: 'GET',
  path: '/restaurant/{restaurantId}/hours-template/{templateId}/schedule',
  body: null,
  answer: ScheduleTemplate,
  bearer: false,
});

/** API-22 */
export const getRegions = call({
  id: 'getRegions',
  method: 'POST',
  path: '/restaurant/bee/regions',
  body: ZonesRequest,
  answer: z.array(Region),
});

/**
 * API-24: coordinates of an address, as stored for the requesting device; without stored ones the
 * address is geocoded (OPEN-052). 404 when it is not found.
 */
export const saveCoordinates = call({
  id: 'saveCoordinates',
  method: 'PUT',
  path: '/restaurant/{restaurantId}/coordinates',
  body: Address,
  answer: Coordinates,
});

/** API-25 */
export const searchPhoton = call({
  id: 'searchPhoton',
  method: 'POST',
  path: '/restaurant/{restaurantId}/photon/v2/geocode',
  body: GeocodeRequest,
  answer: z.array(AddressSuggestion),
});

/** API-26: 404 when nothing is found. */
export const geocodeHereMaps = call({
  id: 'geocodeHereMaps',
  method: 'POST',
  path: '/restaurant/{restaurantId}/photon/geocodeHereMaps',
  body: GeocodeRequest,
  answer: GeocodedPoint,
});

/** API-27 */
export const searchGeospatial = call({
  id: 'searchGeospatial',
  method: 'GET',
  path: '/restaurant/{restaurantId}/geospatial/autocomplete',
  query: ['query'],
  body: null,
  answer: z.array(AddressSuggestion),
});

/** API-28: 404 where no street is near. */
export const reverseGeocode = call({
  id: 'reverseGeocode',
  method: 'GET',
  path: '/restaurant/{restaurantId}/geospatial/reverse-geocode',
  query: ['lat', 'lon'],
  body: null,
  answer: GeospatialAddress,
});

/** API-29: 404 when nothing is found. */
export const geocodeGeospatial = call({
  id: 'geocodeGeospatial',
  method: 'GET',
  path: '/restaurant/{restaurantId}/geospatial/geocode',
  query: ['query'],
  body: null,
  answer: GeospatialAddress,
});

/** API-30 */
export const getGeospatialFee = call({
  id: 'getGeospatialFee',
  method: 'GET',
  path: '/restaurant/{restaurantId}/geospatial/deliveryfee/latitude/{latitude}/longitude/{longitude}',
  query: ['deliveryFeeID'],
  body: null,
  answer: GeospatialFee,
});

/**
 * The street of a postal code of 8 digits (OPEN-020); `erro` when there is none. May be served by
 * another service.
 */
export const getPostalCode = call({
  id: 'getPostalCode',
  method: 'GET',
  path: '/postal-code/{cep}/json/',
  body: null,
  answer: PostalCodeAnswer,
  bearer: false,
});

/** API-49: 404 for an unknown id. May be served by another service. */
export const getPhoneItem = call({
  id: 'getPhoneItem',
  method: 'GET',
  path: '/item/{itemId}',
  body: null,
  answer: PhoneItem,
  bearer: false,
});

import type { Coordinates } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { kilometresBetween } from '../../geometry';
import { GeocoderUnavailable, type Place } from '../geocoder';
import { uniqueBy } from '../unique-by';

/** Maximum distance of a found address from the requested point. */
const NEAR_KM = 0.5;

/** A text of a service; any other type reads as ''. */
export const word = () => z.catch(z.string(), '');

const latitude = z.number().check(z.gte(-90), z.lte(90));
const longitude = z.number().check(z.gte(-180), z.lte(180));

/** Degrees of a service; null for values outside of the valid range. */
export function parsePoint(lat: unknown, lon: unknown): Coordinates | null {
  const read = z.safeParse(z.object({ latitude, longitude }), { latitude: lat, longitude: lon });
  return read.success ? read.data : null;
}

/** The list in a response; throws `GeocoderUnavailable` 'unreadable' when the response has none. */
export function parseList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new GeocoderUnavailable('unreadable');
  return value;
}

/** The first text that is not empty; services name one field differently from town to town. */
export const findFirstText = (...texts: readonly string[]): string =>
  texts.find((text) => text !== '') ?? '';

/** Every address once: services list a street once per stretch of it. */
export const distinct = (places: readonly Place[]): Place[] =>
  uniqueBy(places, (place) =>
    [place.name, place.street, place.number, place.zone, place.city].join('|').toLowerCase(),
  );

/** The nearest address to a point; null when it has no street, or is far away. */
export const nearestTo = (point: Coordinates, places: readonly Place[]): Place | null =>
  places.find((place) => place.street !== '' && kilometresBetween(point, place) <= NEAR_KM) ?? null;

export const placeOfPostalCode = (digits: string, places: readonly Place[]): Place | null =>
  places.find(({ cep }) => cep.replace(/\D/g, '') === digits) ?? null;

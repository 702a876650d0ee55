import { edgeCountry } from './countries';
import { menuData } from './menu-data';
import { reportedHours, reportedSpecialHours } from './reported-hours';
import { worldPhone } from './phone';
import { priceText } from './price-text';
import { type Fields, amount, fields, list, text } from './read';

/** Removes empty fields. */
const withoutEmpty = (value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(value).filter(([, it]) => it !== '' && it !== null && it !== undefined),
  );

function streetLine(street: string, number: string, country: string): string {
  const door = edgeCountry(country)?.door;
  const parts = door === 'number-first' ? [number, street] : [street, number];
  return parts.filter((part) => part !== '').join(door === undefined ? ', ' : ' ');
}

function addressOf(info: Fields): Fields | null {
  const street = streetLine(
    text(info['street']),
    text(info['street_number']),
    text(info['country']),
  );
  const city = text(info['city']);
  if (street === '' && city === '') return null;
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: text(info['uf']),
    addressCountry: text(info['country']),
  });
}

function geoOf(info: Fields): Fields | null {
  const [latitude, longitude] = [info['latitude'], info['longitude']].map((degrees) =>
    amount(degrees, Number.NaN),
  );
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { '@type': 'GeoCoordinates', latitude, longitude }
    : null;
}

/** Only the values shown on the page: the mean, and the visible reviews. */
function ratingOf(info: Fields): Fields | null {
  const [ratingValue, reviewCount] = [amount(info['rating_average']), list(info['reviews']).length];
  return ratingValue > 0 && ratingValue <= 5 && reviewCount > 0
    ? { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 }
    : null;
}

export interface Addresses {
  /** Address of the menu. */
  readonly url: string;
  /** Absolute addresses of the cover and the picture; empty without one. */
  readonly image: string;
  readonly logo: string;
}

/**
 * Structured data of a restaurant and its menu for search engines (schema.org), without its URLs:
 * only what the page shows.
 */
export function restaurantData(body: unknown, description: string): Fields {
  const { info: given, menu, hours, special_hours: special } = fields(body);
  const info = fields(given);
  const { sections, prices } = menuData(fields(menu), info);
  const currency = text(info['currency']) || 'BRL';
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: text(info['name']),
    description,
    telephone: worldPhone(text(info['whatsapp']), text(info['country'])),
    address: addressOf(info),
    geo: geoOf(info),
    openingHoursSpecification: reportedHours(fields(hours)),
    specialOpeningHoursSpecification: reportedSpecialHours(special),
    servesCuisine: list(fields(fields(menu)['pizzas'])['sizes']).length > 0 ? 'Pizza' : '',
    priceRange:
      prices === null
        ? ''
        : `${currency} ${prices.map((price) => priceText(price, currency)).join('–')}`,
    currenciesAccepted: currency,
    aggregateRating: ratingOf(info),
    acceptsReservations: false,
    hasMenu:
      sections.length === 0
        ? null
        : { '@type': 'Menu', inLanguage: text(info['language']), hasMenuSection: sections },
  });
}

/**
 * The same data with the URLs of one host: a server may have several. `reported` is not modified, so
 * that it can be reused for the next host.
 */
export function withAddresses(reported: Fields, { url, image, logo }: Addresses): Fields {
  const menu = reported['hasMenu'];
  return withoutEmpty({
    ...reported,
    '@id': url,
    url,
    image,
    logo,
    hasMenu: menu === undefined ? null : { ...fields(menu), url },
  });
}

import type { RestaurantData, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { streetLine } from '@storefront/shared-domain/rules';
import { menuData, priceText } from './menu-data';
import { reportedHours, reportedSpecialHours } from './reported-hours';
import { worldPhone } from './world-phone';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Stands for an address that depends on the host of a request; the edge writes it. Texts of a record are
 * never objects, so that none can stand for an address.
 */
const address = (of: 'page' | 'image' | 'logo') => ({ $address: of });

/** Most characters of a text: with a longer record the edge would refuse the whole head. */
const MAX_TEXT_LENGTH = 1000;
const bounded = (text: string): string => text.trim().slice(0, MAX_TEXT_LENGTH);

const withoutEmpty = (value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(value).filter(([, it]) => it !== '' && it !== null && it !== undefined),
  );

function toAddress(info: RestaurantInfo): Fields | null {
  const [number, city] = [bounded(info.street_number), bounded(info.city)];
  const street = streetLine(bounded(info.street), number, info.country);
  if (street === '' && city === '') return null;
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: bounded(info.uf),
    addressCountry: bounded(info.country),
  });
}

const toGeo = ({ latitude, longitude }: RestaurantInfo): Fields | null =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? { '@type': 'GeoCoordinates', latitude, longitude }
    : null;

/** Only the values shown on the page: the mean, and the visible reviews. */
function toRating({ rating_average: ratingValue, reviews }: RestaurantInfo): Fields | null {
  const reviewCount = reviews.length;
  return ratingValue > 0 && ratingValue <= 5 && reviewCount > 0
    ? { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 }
    : null;
}

/** Structured data of a restaurant and its menu for search engines (schema.org): only what the page shows. */
export function restaurantData(
  { info, menu, hours, special_hours: special }: RestaurantData,
  description: string,
): Fields {
  const currency = bounded(info.currency) || 'BRL';
  const { sections, prices } = menuData(menu, info, currency);
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: bounded(info.name),
    description,
    telephone: worldPhone(info.whatsapp, info.country),
    address: toAddress(info),
    geo: toGeo(info),
    openingHoursSpecification: reportedHours(hours),
    specialOpeningHoursSpecification: reportedSpecialHours(special),
    servesCuisine: menu.pizzas.sizes.length > 0 ? 'Pizza' : '',
    priceRange:
      prices === null
        ? ''
        : `${currency} ${prices.map((price) => priceText(price, currency)).join('–')}`,
    currenciesAccepted: currency,
    aggregateRating: toRating(info),
    acceptsReservations: false,
    '@id': address('page'),
    url: address('page'),
    image: address('image'),
    logo: address('logo'),
    hasMenu:
      sections.length === 0
        ? null
        : {
            '@type': 'Menu',
            inLanguage: bounded(info.language),
            hasMenuSection: sections,
            url: address('page'),
          },
  });
}

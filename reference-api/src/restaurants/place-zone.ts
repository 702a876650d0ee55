import { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { isKnownZone } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';

/** What a record states about the place of a restaurant. */
export const Place = z.pick(RestaurantInfo, {
  timezone: true,
  country: true,
  uf: true,
  longitude: true,
});
type Place = z.output<typeof Place>;

/** Zones of a country: of its states, those of far islands by their position, and of all others. */
type CountryZones = {
  readonly usual: string;
  readonly states?: Readonly<Record<string, string>>;
  readonly islands?: readonly { readonly west: number; readonly zone: string }[];
};

const parseStates = (zones: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(zones).flatMap(([zone, states]) => states.split(' ').map((uf) => [uf, zone])),
  );

/**
 * Countries with several zones, from the tz database 2025b; a state with two zones has that of most
 * of its people. `islands`: from the farthest on, what lies west of this degree of longitude.
 */
const ZONES: Readonly<Record<string, CountryZones>> = {
  BR: {
    usual: 'America/Sao_Paulo',
    states: parseStates({
      'America/Araguaina': 'TO',
      'America/Bahia': 'BA',
      'America/Belem': 'AP PA',
      'America/Boa_Vista': 'RR',
      'America/Campo_Grande': 'MS',
      'America/Cuiaba': 'MT',
      'America/Fortaleza': 'CE MA PB PI RN',
      'America/Maceio': 'AL SE',
      'America/Manaus': 'AM',
      'America/Porto_Velho': 'RO',
      'America/Recife': 'PE',
      'America/Rio_Branco': 'AC',
    }),
  },
  US: {
    usual: 'America/New_York',
    states: parseStates({
      'America/Anchorage': 'AK',
      'America/Boise': 'ID',
      'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
      'America/Denver': 'CO MT NM UT WY',
      'America/Los_Angeles': 'CA NV OR WA',
      'America/Phoenix': 'AZ',
      'America/Puerto_Rico': 'PR VI',
      'Pacific/Guam': 'GU MP',
      'Pacific/Honolulu': 'HI',
    }),
  },
  AR: { usual: 'America/Argentina/Buenos_Aires' },
  CL: { usual: 'America/Santiago', islands: [{ west: -100, zone: 'Pacific/Easter' }] },
  EC: { usual: 'America/Guayaquil', islands: [{ west: -85, zone: 'Pacific/Galapagos' }] },
  ES: { usual: 'Europe/Madrid', islands: [{ west: -12, zone: 'Atlantic/Canary' }] },
  PT: {
    usual: 'Europe/Lisbon',
    islands: [
      { west: -20, zone: 'Atlantic/Azores' },
      { west: -14, zone: 'Atlantic/Madeira' },
    ],
  },
  AU: { usual: 'Australia/Sydney' },
  CA: { usual: 'America/Toronto' },
  CN: { usual: 'Asia/Shanghai' },
  DE: { usual: 'Europe/Berlin' },
  ID: { usual: 'Asia/Jakarta' },
  MX: { usual: 'America/Mexico_City' },
  NZ: { usual: 'Pacific/Auckland' },
  RU: { usual: 'Europe/Moscow' },
  UA: { usual: 'Europe/Kyiv' },
};

/** The one zone of any other country, by the region data of the engine (CLDR). */
function findOnlyZone(country: string): string | null {
  if (!/^[A-Z]{2}$/.test(country)) return null;
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => string[];
    timeZones?: string[];
  };
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  return zones.length === 1 ? zones[0]! : null;
}

/**
 * The time zone (IANA name) of a restaurant: that of its record; when the record has none, or one that
 * does not exist, the zone of its state, of its island, or of the capital of its country; UTC for an
 * unknown country.
 */
export function restaurantZone({ timezone, country, uf, longitude }: Place): string {
  if (isKnownZone(timezone)) return timezone;
  const code = country.trim().toUpperCase();
  const zones = Object.hasOwn(ZONES, code) ? ZONES[code] : undefined;
  const state = uf.trim().toUpperCase();
  if (zones?.states && Object.hasOwn(zones.states, state)) return zones.states[state]!;
  const island = zones?.islands?.find(
    ({ west }) => typeof longitude === 'number' && longitude < west,
  );
  return island?.zone ?? zones?.usual ?? findOnlyZone(code) ?? 'UTC';
}

import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LOOKS,
  parse,
  RestaurantData,
  type Look,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { IMAGE_WIDTHS } from '@storefront/shared-domain/rules';
import { UnreadableDataError } from '../unreadable-data';
import { itemLists, type ItemLists } from './item-lists';
import { restaurantData } from './restaurant-data';
import { shortened } from './shortened';
import { worldPhone } from './world-phone';

/** What the head of a restaurant depends on: equal requests give equal heads. */
export interface HeadRequest {
  /** Body of the API's response for the restaurant. */
  readonly wire: unknown;
  /** Path segment of the restaurant in its URL. */
  readonly restaurantUrl: string;
}

/** A path below the base of the site's media. */
type MediaPath = string;

/**
 * What a page states about a restaurant before any script runs, as data: the edge validates and writes
 * it (ADR 0049). A later field is optional for the edge; another meaning is another version.
 */
export interface Head {
  readonly version: 1;
  /** Id in the names of data stored on devices. */
  readonly id: number;
  readonly name: string;
  /** One line, from the restaurant's own message or its address. */
  readonly description: string;
  /** Language of the restaurant, as a tag or as the code of a language of the shell. */
  readonly language: string;
  /** Language and country as previews of links name them: `pt_BR`. */
  readonly locale: string;
  readonly colour: string;
  /** Name of its look; empty without one. */
  readonly look: string;
  /** The color schemes that the look has. */
  readonly scheme: 'light' | 'dark' | 'light dark';
  /** In international format, otherwise as written in the record; empty without one. */
  readonly phone: string;
  /** Names of the modules that are on. */
  readonly modules: readonly string[];
  /** The largest picture of the first page; null without one. */
  readonly cover: {
    readonly path: MediaPath;
    readonly widths: readonly (readonly [path: MediaPath, width: number])[];
    readonly sizes: string;
  } | null;
  /** Picture for previews of links, and the restaurant's own; empty without one. */
  readonly shareImage: MediaPath;
  readonly logo: MediaPath;
  /** For the home screen of a device. */
  readonly app: {
    readonly shortName: string;
    readonly background: string;
    readonly categories: readonly string[];
    readonly touchIcon: MediaPath;
    readonly icons: readonly {
      readonly path: MediaPath;
      readonly size: number;
      readonly purpose: 'any' | 'maskable';
    }[];
  };
  /** JSON for search engines; `{"$address":"page"}` stands for an address of the site. */
  readonly structured: string;
  /** Another text whenever the restaurant takes orders in another way. */
  readonly opening: string;
  /** Empty without one. */
  readonly timeZone: string;
  /** Ids of items with pages of their own, and the sections that list them. */
  readonly lists: ItemLists;
}

/**
 * Equal to `sizes` in the menu's header: another text could make the browser choose another width,
 * and load two pictures.
 */
const COVER_SIZES = '(min-width: 60rem) 60rem, 100vw';
/** The one of `IMAGE_WIDTHS` for previews of links, and for browsers that choose none. */
const COVER_WIDTH = 960;
const LOGO_WIDTH = 192;
/** Background of the page before its files are loaded. */
const BACKGROUND = '#faf8f5';
const COLOUR = '#e53935';
const SHORT_NAME = 12;
const MAX_PHONE_LENGTH = 30;
const MAX_DESCRIPTION_LENGTH = 200;
/** A longer text, or another module, would make the edge refuse the whole head (`head-contract.ts`). */
const MAX_NAME_LENGTH = 2000;
const MAX_MODULE_LENGTH = 100;
const MAX_MODULES = 500;

/** Looks whose color scheme is not the light one: equal to those of the style sheets, compared by a test. */
export const SCHEMES: Partial<Readonly<Record<Look, Head['scheme']>>> = {
  trattoria: 'light dark',
  ember: 'dark',
  garden: 'light dark',
};

/** Fields of a record that decide whether, and how, the restaurant takes orders now. */
const OPENING = [
  'is_closed',
  'blocked',
  'shift_has_delivery',
  'shift_has_takeout',
  'no_delivery',
  'no_takeout',
] as const;

const isName = (name: string): boolean => /^[\w-]{1,200}$/.test(name);
const pictureOf = (folder: string, name: string, file: string): MediaPath =>
  isName(name) ? `${folder}/${name}/${file}` : '';

function toCover({ cover_pic: name }: RestaurantInfo): Head['cover'] {
  if (!isName(name)) return null;
  const at = (width: number): MediaPath => pictureOf('covers', name, `${width}.avif`);
  return {
    path: at(COVER_WIDTH),
    widths: IMAGE_WIDTHS.covers.map((width) => [at(width), width]),
    sizes: COVER_SIZES,
  };
}

function toDescription({ message, bairro, city, name }: RestaurantInfo): string {
  const place = [bairro.trim(), city.trim()].filter((part) => part !== '').join(', ');
  const own = place === '' ? name : `${name.trim()} · ${place}`;
  return shortened(message, MAX_DESCRIPTION_LENGTH) || shortened(own, MAX_DESCRIPTION_LENGTH);
}

function toLocale(language: string, country: string): string {
  const [base = 'pt', region = /^[a-z]{2}$/i.test(country) ? country : 'br'] = language.split('-');
  return `${base.toLowerCase()}_${region.toUpperCase()}`;
}

function toApp(name: string, restaurantUrl: string): Head['app'] {
  // the edge accepts no character that could end an attribute
  const folder = `app-icons/${encodeURIComponent(restaurantUrl).replaceAll("'", '%27')}`;
  return {
    shortName: shortened(name, SHORT_NAME),
    background: BACKGROUND,
    categories: ['food'],
    touchIcon: `${folder}/180.png`,
    icons: [
      { path: `${folder}/192.png`, size: 192, purpose: 'any' },
      { path: `${folder}/512.png`, size: 512, purpose: 'any' },
      { path: `${folder}/maskable.png`, size: 512, purpose: 'maskable' },
    ],
  };
}

/** The names that a record has; the contracts have only those of this storefront's pages. */
function findModules(wire: unknown): string[] {
  const { info } = wire as { readonly info: { readonly modules?: unknown } };
  const modules = typeof info.modules === 'object' && info.modules !== null ? info.modules : {};
  return Object.entries(modules)
    .flatMap(([name, isOn]) => (isOn === true && name.length <= MAX_MODULE_LENGTH ? [name] : []))
    .slice(0, MAX_MODULES);
}

/** The look that a record names, not the one that stands for a missing name. */
function findLook(wire: unknown, { look }: RestaurantInfo): Look | '' {
  const { info } = wire as { readonly info: { readonly look?: unknown } };
  return LOOKS.some((it) => it === info.look) ? look : '';
}

/** The head of a restaurant. Throws `UnreadableDataError`. */
export function toHead({ wire, restaurantUrl }: HeadRequest): Head {
  const data = parse(RestaurantData, wire);
  if (data === null) throw new UnreadableDataError();
  const { info, menu } = data;
  const [name, given] = [info.name.trim().slice(0, MAX_NAME_LENGTH), info.language.trim()];
  const language = /^[a-z]{2}(-[a-z]{2})?$/i.test(given)
    ? given
    : LANGUAGE_TABLE[DEFAULT_LANGUAGE].tag;
  const [description, look] = [toDescription(info), findLook(wire, info)];
  const colour = info.theme.mainColor.trim();
  return {
    version: 1,
    id: info.id,
    name,
    description,
    language,
    locale: toLocale(language, info.country.trim()),
    colour: /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : COLOUR,
    look,
    scheme: (look !== '' && SCHEMES[look]) || 'light',
    phone: worldPhone(info.whatsapp, info.country) || shortened(info.whatsapp, MAX_PHONE_LENGTH),
    modules: findModules(wire),
    cover: toCover(info),
    shareImage: pictureOf('covers', info.cover_pic, `${COVER_WIDTH}.jpg`),
    logo: pictureOf('profiles', info.profile_pic, `${LOGO_WIDTH}.jpg`),
    app: toApp(name, restaurantUrl),
    structured: JSON.stringify(restaurantData(data, description)),
    opening: OPENING.map((field) => (info[field] ? '1' : '0')).join(''),
    timeZone: info.timezone.trim().slice(0, 64),
    lists: itemLists(menu),
  };
}

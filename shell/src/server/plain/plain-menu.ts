import type { PageConfig } from '@storefront/loader/page';
import { serverDate } from '@storefront/shared-domain/clock';
import {
  type Language,
  type Menu,
  type RestaurantData,
  type RestaurantInfo,
  WEEKDAYS,
} from '@storefront/shared-domain/contracts';
import { mapSearchLink } from '@storefront/shared-domain/paths';
import { formatPhone } from '@storefront/shared-domain/phones';
import {
  formatDate,
  formatMoney,
  formatTime,
  formatWeekday,
  isMenuBlocked,
  localMinute,
  menuSections,
  restaurantAddress,
  shownSlots,
  specialRows,
  type MenuCard,
  type MenuSection,
  type ShownSlot,
} from '@storefront/shared-domain/rules';
import { themeVariables } from '@storefront/shared-ui';
import { toSiteSettings } from '../../start-up/site-settings';
import { worldPhone } from '../head/world-phone';

/** What the menu without scripts depends on: equal requests give equal menus. */
export interface PlainMenuOf {
  readonly data: RestaurantData;
  readonly language: Language;
  readonly config: PageConfig;
}

/** A dish of the menu without scripts. */
export interface PlainItem {
  readonly name: string;
  readonly description: string;
  /** Names of the flavors of a pizza. */
  readonly flavors: string;
  readonly price: string;
  readonly oldPrice: string | null;
  readonly isFrom: boolean;
  readonly soldOut: boolean;
}

/** Open times of a day; none when it is closed. */
export interface PlainHours {
  readonly day: string;
  readonly slots: readonly string[];
  /** Whether each of them is a whole day, for which the page has a label. */
  readonly isAllDay: readonly boolean[];
}

export interface PlainSection {
  readonly id: string;
  readonly kind: 'featured' | 'combos' | 'pizzas' | 'category';
  /** Null where the kind has a label of its own. */
  readonly name: string | null;
  readonly items: readonly PlainItem[];
}

/** A menu as text: prices, hours and names as the screens show them, without labels. */
export interface PlainMenu {
  readonly theme: Readonly<Record<string, string>>;
  readonly name: string;
  readonly message: string;
  /** Empty without an address; `map` is null where customers do not pick up (MENU-03). */
  readonly address: { readonly text: string; readonly map: string | null };
  readonly phone: string;
  /** Address of a call; null without one. */
  readonly call: string | null;
  /** All weekdays in order; empty when the record has no hours at all. */
  readonly hours: readonly PlainHours[];
  /** The days on which closings change them; `day` is a date, or the first and the last. */
  readonly specialHours: readonly PlainHours[];
  readonly sections: readonly PlainSection[];
}

/** Upper limits: characters of a text, and items of a menu. */
const MAX_CHARACTERS = 1000;
const MAX_ITEMS = 10_000;

const short = (text: string): string => text.slice(0, MAX_CHARACTERS);

function toAddress(info: RestaurantInfo, config: PageConfig): PlainMenu['address'] {
  const { latitude, longitude } = info;
  const text = restaurantAddress(info);
  if (text === '' || info.no_takeout) return { text, map: null };
  const { maps } = toSiteSettings(config);
  const provider = Object.hasOwn(maps, info.maps_provider) ? maps[info.maps_provider] : undefined;
  const { link } = provider ?? maps[''] ?? {};
  const map =
    link === undefined || latitude === null || longitude === null
      ? mapSearchLink(`${info.name}, ${text}`)
      : link.replace('{lat}', String(latitude)).replace('{lng}', String(longitude));
  return { text, map };
}

const toTimes = (slots: readonly ShownSlot[], language: Language): Omit<PlainHours, 'day'> => ({
  slots: slots.map(({ from, to }) => `${formatTime(from, language)} – ${formatTime(to, language)}`),
  isAllDay: slots.map(({ isAllDay }) => isAllDay),
});

function toHours(hours: RestaurantData['hours'], language: Language): PlainMenu['hours'] {
  if (WEEKDAYS.every((day) => hours[day].length === 0)) return [];
  // the first of January 2023 is a Sunday, like the first of the weekdays
  return WEEKDAYS.map((day, index) => ({
    day: formatWeekday(`2023-01-0${index + 1}`, language),
    ...toTimes(shownSlots(hours[day]), language),
  }));
}

function toSpecialHours(data: RestaurantData, language: Language): PlainMenu['specialHours'] {
  const { info } = data;
  const today = localMinute(serverDate(), info.timezone).slice(0, 10);
  return specialRows(data, today).map(({ from, to, slots }) => ({
    day:
      from === to ? formatDate(from, info) : `${formatDate(from, info)} – ${formatDate(to, info)}`,
    ...toTimes(slots, language),
  }));
}

/** Names of the flavors by size; customers choose a pizza by them. */
function flavorNames({ pizzas }: Menu): ReadonlyMap<string, string> {
  const names = new Map(
    pizzas.flavorCategories.map(({ id, flavors }) => [
      id,
      flavors.filter(({ available }) => available).map(({ name }) => name),
    ]),
  );
  return new Map(
    pizzas.sizes.map(({ id, flavors }) => [
      id,
      flavors.flatMap(({ flavorCategoryID }) => names.get(flavorCategoryID) ?? []).join(', '),
    ]),
  );
}

/** Digits that a phone dials, as pages link them. */
function toCallNumber({ whatsapp, country }: RestaurantInfo): string | null {
  const digits = (worldPhone(whatsapp, country) || whatsapp).replace(/[^\d+]/g, '');
  return digits === '' ? null : `tel:${digits}`;
}

/** The page has one label for all sections of pizzas. */
const plainKind = (kind: MenuSection['kind']): PlainSection['kind'] =>
  kind === 'flavors' || kind === 'sizes' ? 'pizzas' : kind;

/** The menu without scripts. */
export function plainMenu({ data, language, config }: PlainMenuOf): PlainMenu {
  const { info, menu, hours } = data;
  const flavors = flavorNames(menu);
  let left = MAX_ITEMS;
  const itemOf = (card: MenuCard): PlainItem => ({
    name: short(card.name),
    description: short(card.description),
    flavors: card.kind === 'pizza' ? short(flavors.get(card.id) ?? '') : '',
    price: formatMoney(card.price, info.currency),
    oldPrice: card.oldPrice === null ? null : formatMoney(card.oldPrice, info.currency),
    isFrom: card.isFrom,
    soldOut: card.soldOut,
  });
  const sections = isMenuBlocked(info, false) ? [] : menuSections(menu, info, 'delivery');
  return {
    theme: Object.fromEntries(
      Object.entries(themeVariables(info.theme)).map(([name, value]) => [name, String(value)]),
    ),
    name: short(info.name),
    message: short(info.message),
    address: toAddress(info, config),
    phone: info.whatsapp === '' ? '' : formatPhone(info.whatsapp, info.country),
    call: toCallNumber(info),
    hours: toHours(hours, language),
    specialHours: toSpecialHours(data, language),
    sections: sections.flatMap(({ id, kind, name, cards }) => {
      const listed = cards.slice(0, left);
      left -= listed.length;
      const items = listed.map(itemOf);
      return items.length === 0 ? [] : [{ id, kind: plainKind(kind), name, items }];
    }),
  };
}

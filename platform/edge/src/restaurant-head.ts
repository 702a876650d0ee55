import { DEFAULT_LANGUAGE_TAG } from './head/default-language';
import type { HeadAnswer, RestaurantHead } from './head/head-answer';
import { knownHeads, type ReadOneHead } from './head/known-heads';
import { lookOf } from './head/look';
import { bytesOf, menuItems } from './head/menu-items';
import { openingOf } from './head/opening';
import { worldPhone } from './head/phone';
import { type Fields, amount, fields, shortened, text } from './head/read';
import { restaurantData, withAddresses } from './head/restaurant-data';

/**
 * Reads one path of the API. With the ETag of an earlier answer, an unchanged answer has status 304
 * and no body.
 */
export type ReadApi = (
  path: string,
  etag?: string,
) => Promise<{ status: number; body: unknown; etag?: string }>;

/** The page does not wait longer for a newer head; the answer is cached for the next request. */
const WAIT_MS = 50;
/**
 * Nor for the first head of a restaurant: without it the page has no title, no status and no screen, and
 * the browser requests the same record a round trip later.
 */
const FIRST_WAIT_MS = 1000;
const COVER_WIDTHS = [480, 960, 1600];
/**
 * Equal to `sizes` in the menu's header: another text could make the browser choose another width,
 * and load two pictures.
 */
const COVER_SIZES = '(min-width: 60rem) 60rem, 100vw';

/** The API has no such restaurant, or the address cannot be the name of one. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 422]);

const isName = (name: string): boolean => /^[\w-]+$/.test(name);

function coverOf(mediaBase: string, name: string): RestaurantHead['cover'] {
  if (!isName(name)) return null;
  const at = (width: number) => `${mediaBase}/covers/${name}/${width}.avif`;
  return {
    href: at(960),
    srcset: COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: COVER_SIZES,
  };
}

function descriptionOf(info: Fields): string {
  const place = [text(info['bairro']), text(info['city'])].filter((part) => part !== '').join(', ');
  return (
    shortened(text(info['message']), 200) ||
    (place === '' ? text(info['name']) : `${text(info['name'])} · ${place}`)
  );
}

function localeOf(language: string, country: string): string {
  const [base = 'pt', region = /^[a-z]{2}$/i.test(country) ? country : 'br'] = language.split('-');
  return `${base.toLowerCase()}_${region.toUpperCase()}`;
}

function headOf(
  { body, etag }: { body: unknown; etag: string },
  url: string,
  mediaBase: string,
): RestaurantHead {
  const info = fields(fields(body)['info']);
  const colour = text(fields(info['theme'])['mainColor']);
  const given = text(info['language']);
  const language = /^[a-z]{2}(-[a-z]{2})?$/i.test(given) ? given : DEFAULT_LANGUAGE_TAG;
  const [cover, picture, description] = [
    text(info['cover_pic']),
    text(info['profile_pic']),
    descriptionOf(info),
  ];
  // Computed once instead of on every load: the answer with the whole menu is not cached.
  const reported = restaurantData(body, description);
  const items = menuItems(fields(fields(body)['menu']));
  return {
    id: amount(info['id']),
    name: text(info['name']),
    themeColour: /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : '#e53935',
    look: lookOf(text(info['look'])),
    language,
    locale: localeOf(language, text(info['country'])),
    description,
    url,
    mediaBase,
    shareImage: isName(cover) ? `${mediaBase}/covers/${cover}/960.jpg` : '',
    logo: isName(picture) ? `${mediaBase}/profiles/${picture}/192.jpg` : '',
    structured: (addresses) => withAddresses(reported, addresses),
    phone:
      worldPhone(text(info['whatsapp']), text(info['country'])) ||
      shortened(text(info['whatsapp']), 30),
    modules: Object.entries(fields(info['modules'])).flatMap(([name, isOn]) =>
      isOn === true ? [name] : [],
    ),
    cover: coverOf(mediaBase, cover),
    revision: etag,
    opening: openingOf(info),
    timeZone: text(info['timezone']).slice(0, 64),
    items,
    bytes: JSON.stringify(reported).length + bytesOf(items),
  };
}

/**
 * Returns the head of a restaurant after `waitMs` milliseconds at most; default: 50, or 1000 for the
 * first one.
 */
export type HeadOf = (restaurantUrl: string, waitMs?: number) => Promise<HeadAnswer>;

/** Reads the head of a restaurant from the API. Rejects as `read` does. */
export const headReader =
  (read: ReadApi, mediaBase: string): ReadOneHead =>
  async (restaurantUrl, known) => {
    const {
      status,
      body,
      etag = '',
    } = await read(
      `/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`,
      known?.etag || undefined,
    );
    if (status === 304 && known) return known;
    if (REFUSED.has(status)) return { answer: { kind: 'unknown-restaurant' }, etag: '' };
    const head = headOf({ body, etag }, restaurantUrl, mediaBase);
    return status === 200 && head.name !== '' ? { answer: { kind: 'known', head }, etag } : null;
  };

/**
 * Reads the heads of restaurants from the API: a menu is parsed once per changed answer. Never
 * rejects.
 */
export function restaurantHeads(read: ReadApi | null, mediaBase: string): HeadOf {
  const heads = knownHeads(read ? headReader(read, mediaBase) : async () => null);
  return (restaurantUrl, waitMs) =>
    heads(restaurantUrl, waitMs ?? WAIT_MS, waitMs ?? FIRST_WAIT_MS);
}

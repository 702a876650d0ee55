import type { Addresses, RestaurantHead } from './head-result';
import { HeadContract, MAX_CHARACTERS } from './head-contract';

/** What the answer of a shell does not say about the restaurant that it describes. */
export interface HeadPlace {
  readonly url: string;
  readonly mediaBase: string;
  /** ETag of the response that was described; empty without one. */
  readonly revision: string;
}

/** Memory of an item in the lists. */
const ITEM_BYTES = 200;

/** An address in structured data: `{"$address":"page"}`. */
const addressIn = (value: unknown): keyof Addresses | null => {
  if (typeof value !== 'object' || value === null || !('$address' in value)) return null;
  const { $address: of } = value;
  return of === 'page' || of === 'image' || of === 'logo' ? of : null;
};

/** A copy with the addresses of one host; a field whose address is not known is left out. */
function withAddresses(value: unknown, addresses: Addresses): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((it) => withAddresses(it, addresses));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, it]) => {
      const of = addressIn(it);
      if (of === null) return [[name, withAddresses(it, addresses)]];
      return addresses[of] === '' ? [] : [[name, addresses[of]]];
    }),
  );
}

const toLists = (lists: HeadContract['lists']): RestaurantHead['lists'] =>
  new Map(
    Object.entries(lists).map(([name, items]) => [
      name,
      new Map(Object.entries(items).map(([id, sections]) => [id, new Set(sections)])),
    ]),
  );

/** The head in a shell's answer. Throws for an answer that violates the contract. */
export function readHead(json: string, { url, mediaBase, revision }: HeadPlace): RestaurantHead {
  if (json.length > MAX_CHARACTERS) throw new Error('the answer is too long');
  const read = HeadContract.parse(JSON.parse(json));
  const { app, cover, shareImage, logo, structured, lists, ...texts } = read;
  const media = (path: string): string => (path === '' ? '' : `${mediaBase}/${path}`);
  const items = Object.values(lists).reduce((sum, list) => sum + Object.keys(list).length, 0);
  return {
    ...texts,
    url,
    revision,
    shareImage: media(shareImage),
    logo: media(logo),
    cover: cover && {
      href: media(cover.path),
      srcset: cover.widths.map(([path, width]) => `${media(path)} ${width}w`).join(', '),
      sizes: cover.sizes,
    },
    touchIcon: media(app.touchIcon),
    manifest: {
      shortName: app.shortName,
      background: app.background,
      categories: app.categories,
      icons: app.icons.map(({ path, size, purpose }) => ({ src: media(path), size, purpose })),
    },
    structured: (addresses) => withAddresses(structured, addresses) as object,
    lists: toLists(lists),
    bytes: json.length + ITEM_BYTES * items,
  };
}

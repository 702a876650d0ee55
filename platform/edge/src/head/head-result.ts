import type { HeadContract } from './head-contract';

/** Addresses of one host; empty without one. */
export interface Addresses {
  /** The restaurant's first page. */
  readonly page: string;
  readonly image: string;
  readonly logo: string;
}

/** Items with pages of their own: the sections that list each, by its id. */
type ItemList = ReadonlyMap<string, ReadonlySet<string>>;

/** Data of a restaurant for the HTML, available before any script runs. */
export interface RestaurantHead extends Pick<
  HeadContract,
  | 'id'
  | 'name'
  | 'description'
  | 'language'
  | 'locale'
  | 'colour'
  | 'look'
  | 'scheme'
  | 'phone'
  | 'modules'
  | 'opening'
  | 'timeZone'
  | 'plain'
> {
  /** Path segment after the host in its URL. */
  readonly url: string;
  /** Address of the cover as services that show previews read it; empty without one. */
  readonly shareImage: string;
  /** Address of the restaurant's own picture; empty without one. */
  readonly logo: string;
  readonly cover: { readonly href: string; readonly srcset: string; readonly sizes: string } | null;
  /** Address of its icon on a home screen. */
  readonly touchIcon: string;
  readonly manifest: Pick<HeadContract['app'], 'shortName' | 'background' | 'categories'> & {
    readonly icons: readonly {
      readonly src: string;
      readonly size: number;
      readonly purpose: string;
    }[];
  };
  /** For search engines (schema.org). */
  readonly structured: (addresses: Addresses) => object;
  /** By the name of the list. */
  readonly lists: ReadonlyMap<string, ItemList>;
  /** ETag of the API's response; empty without one. */
  readonly revision: string;
  /** About as many bytes as it takes in memory. */
  readonly bytes: number;
}

/** `no-answer`: the API does not answer, or nothing describes the restaurant now. */
export type HeadResult =
  | { readonly kind: 'known'; readonly head: RestaurantHead }
  | { readonly kind: 'unknown-restaurant' }
  | { readonly kind: 'no-answer' };

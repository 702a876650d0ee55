import type { Addresses } from './restaurant-data';
import type { MenuItems } from './menu-items';
import type { Fields } from './read';

/** Data of a restaurant for the HTML, available before any script runs. */
export interface RestaurantHead {
  /** Id in the names of data stored on devices; 0 without one. */
  readonly id: number;
  /** Path segment after the host in its URL. */
  readonly url: string;
  readonly name: string;
  readonly themeColour: string;
  /** Name of its look; empty without one. */
  readonly look: string;
  readonly language: string;
  /** Language and country as previews of links name them: `pt_BR`. */
  readonly locale: string;
  /** One line, from the restaurant's own message or its address. */
  readonly description: string;
  /** Address of the cover as services that show previews read it; empty without one. */
  readonly shareImage: string;
  readonly mediaBase: string;
  /** For search engines (schema.org). */
  readonly structured: (addresses: Addresses) => Fields;
  /** Address of the restaurant's own picture; empty without one. */
  readonly logo: string;
  /** In international format, otherwise as written in the record; empty without one. */
  readonly phone: string;
  /** Names of the modules that are on. */
  readonly modules: readonly string[];
  readonly cover: { readonly href: string; readonly srcset: string; readonly sizes: string } | null;
  /** ETag of the API's response; empty without one. */
  readonly revision: string;
  /** Digest of its opening state. */
  readonly opening: string;
  /** Empty without one. */
  readonly timeZone: string;
  readonly items: MenuItems;
  /** Length of the structured data as JSON, and the memory of the items. */
  readonly bytes: number;
}

export type HeadAnswer =
  | { readonly kind: 'known'; readonly head: RestaurantHead }
  | { readonly kind: 'unknown-restaurant' }
  | { readonly kind: 'no-answer' };

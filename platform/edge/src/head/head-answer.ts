import type { Addresses } from './restaurant-data';
import type { Fields } from './read';

/** What the HTML can say of a restaurant before any script ran. */
export interface RestaurantHead {
  /** What follows the host in its address. */
  readonly url: string;
  readonly name: string;
  readonly themeColour: string;
  readonly language: string;
  /** Language and country as previews of links name them: `pt_BR`. */
  readonly locale: string;
  /** One line, from the restaurant's own message or its place. */
  readonly description: string;
  /** Address of the cover as services that show previews read it; empty without one. */
  readonly shareImage: string;
  readonly mediaBase: string;
  /** For search engines (schema.org). */
  readonly structured: (addresses: Addresses) => Fields;
  /** Address of the restaurant's own picture; empty without one. */
  readonly logo: string;
  /** As the world dials it, or as the restaurant writes it; empty without one. */
  readonly phone: string;
  /** Names of the modules that are on. */
  readonly modules: readonly string[];
  readonly cover: { readonly href: string; readonly srcset: string; readonly sizes: string } | null;
  /** Length of all that is said for search engines, as JSON. */
  readonly bytes: number;
}

export type HeadAnswer = { readonly kind: 'known'; readonly head: RestaurantHead } | { readonly kind: 'unknown-restaurant' } | { readonly kind: 'no-answer' };

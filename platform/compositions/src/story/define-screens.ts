import type { Entry } from './define-exchange';
import type { Texts } from './define-story';

/** What an address shows to a visitor with the stored values. */
export interface Screen {
  /** Key of the heading of the page, or the text of the restaurant's data that it is. */
  readonly heading: Parameters<Texts>[0] | { readonly text: string };
  /** Key of the heading of the dialog over it. */
  readonly dialog?: Parameters<Texts>[0];
  /** Query of the address. */
  readonly query?: string;
}

/** How the pages of a remote are reached, and what differs from its declaration. */
export interface Screens {
  /** Address of the restaurant whose pages these are, e.g. `/some-restaurant`. */
  readonly root: string;
  /**
   * By the address after the restaurant, as the URL map names it: instead of the headings that the
   * declaration states for it.
   */
  readonly pages: Readonly<Record<string, Screen>>;
  /** What a visitor needs in the storage of the browser to open them. */
  readonly stored?: readonly Entry[];
  /** Addresses that are opened again and again in one document: one for each large page. */
  readonly repeated?: readonly string[];
  /** Addresses that change what a document is for: they are opened last. */
  readonly last?: readonly string[];
  /** Address of a small page that the browser renders: where a document begins, and is counted. */
  readonly rest?: string;
}

type Stated = Omit<Screens, 'pages'> & Partial<Pick<Screens, 'pages'>>;

/** The default export of `stories/screens.ts`: data, which the build publishes with the stories. */
export const defineScreens = (screens: Stated): Screens => ({ pages: {}, ...screens });

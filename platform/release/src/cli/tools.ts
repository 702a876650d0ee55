import type { Browser } from './browser';

/** Something that runs until it is closed. */
export interface Running {
  /** Address without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** What the command line needs of other rooms. The program that starts it (`scripts/lib/storefront.ts`) gives them. */
export interface Tools {
  /** A reference API with the demo restaurants and nothing else: the gate orders from it. */
  startApi(): Promise<Running>;
  /** Serves one composition of a store to a browser, with the API behind it. */
  serveComposition(options: { root: string; hash: string; apiUrl: string }): Promise<Running>;
  /** Starts a headless Chromium. Rejects with one sentence when there is none. */
  openBrowser(): Promise<Browser>;
}

import type { PageSite } from '@storefront/compositions';
import type { Store } from '../store';
import type { Browser } from './browser';

/** Something that runs until it is closed. */
export interface Running {
  /** Address without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Where a static site goes and what its page asks. Addresses have no slash at the end. */
export interface SiteOptions {
  readonly store: Store;
  readonly channel: string;
  readonly folder: string;
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly site?: PageSite | undefined;
  readonly base: string;
  readonly keepDays: number;
}

/** What an export did. Builds as `{name}/{id}`, sizes in bytes. */
interface Site {
  readonly revision: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly page: { readonly size: number; readonly gzip: number };
}

/** A remote that was added to the workspace. Files by their paths from its root. */
interface AddedRemote {
  readonly remote: string;
  /** Address of its page after the restaurant. */
  readonly path: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** What was counted in a database, and when it was saved. */
interface SavedData {
  /** ISO time. */
  readonly at: string;
  readonly counts: { readonly orders: number; readonly restaurants: number };
}

/**
 * What the command line needs of other rooms. The program that starts it
 * (`scripts/lib/storefront.ts`) gives them.
 */
export interface Tools {
  /** A reference API with the demo restaurants and nothing else: the gate orders from it. */
  startApi(): Promise<Running>;
  /** Serves one composition of a store to a browser, with the API behind it. */
  serveComposition(options: { root: string; hash: string; apiUrl: string }): Promise<Running>;
  /** Starts a headless Chromium. Rejects with one sentence when there is none. */
  openBrowser(): Promise<Browser>;
  /** Writes the static site of a channel. Rejects with `StoreError` for what a person can mend. */
  exportChannel(options: SiteOptions): Promise<Site>;
  /**
   * Adds a remote to the workspace. Rejects with a `PlainError` when the name or the path is bad or
   * taken.
   */
  newRemote(name: string, path?: string): Promise<AddedRemote>;
  /**
   * Saves the data folder of an API in a file, by the API that runs on it when there is one.
   * Rejects with a `PlainError` for what a person can mend.
   */
  backup(options: {
    data: string;
    file: string;
    running: { url: string; key: string } | null;
  }): Promise<SavedData & { readonly bytes: number }>;
  /** Makes the data folder of an API of such a file. Rejects as `backup` does. */
  restore(options: { file: string; data: string }): Promise<SavedData>;
}

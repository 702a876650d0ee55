import type { PageSite } from '@storefront/compositions';
import type { NoticeMail } from '../notify/notify-channel';
import type { Store } from '../store';
import type { Browser } from './browser';

/** Something that runs until it is closed. */
export interface Running {
  /** Address without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Target of a static site and the services its page requests. URLs have no trailing slash. */
export interface SiteOptions {
  readonly store: Store;
  readonly channel: string;
  /** Where the site is written: empty, or an earlier export, which may be live. */
  readonly folder: string;
  /** `/api`, or an address on another origin, e.g. `https://api.shop.example`. */
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly site?: PageSite | undefined;
  /**
   * Address under which the folder is served for the files of builds, when it is not the root of
   * the page's own origin.
   */
  readonly base: string;
  /** For how many days builds stay that no export serves any more. */
  readonly keepDays: number;
  /** nginx.conf serves the brotli files: nginx needs the module brotli_static. */
  readonly brotli?: boolean | undefined;
  /** Pages that are rendered with the data of an API. Restaurants by their names in addresses. */
  readonly rendered?: {
    readonly restaurants: readonly string[] | '*';
    readonly apiUrl: string;
    readonly publicUrl: string | null;
  };
  /** Gets one sentence per page that could not be rendered. */
  readonly log?: (line: string) => void;
}

/** A revision in the folder of a site. Builds as `{name}/{id}`, sizes in bytes. */
export interface WrittenRevision {
  readonly revision: number;
  readonly added: readonly string[];
  readonly page: { readonly size: number; readonly gzip: number };
}

/** Counts of pages that are rendered files, and of those that the browser renders, by reason. */
export interface PagesSummary {
  readonly pages: number;
  /** Pages whose files were written. */
  readonly written: number;
  readonly fallbacks: Readonly<Record<string, number>>;
  /** Paths with parameters: the browser renders their pages. */
  readonly unlisted?: readonly string[];
}

/** Result of an export. */
interface Site extends WrittenRevision {
  readonly removed: readonly string[];
  /** Null without rendered pages. */
  readonly rendered: PagesSummary | null;
}

export interface Watch {
  /** Time in ms between two looks at the channel and at the restaurants. */
  readonly intervalMs: number;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly onRevision: (written: WrittenRevision) => void;
  /** Called when pages were written, or the reasons changed for which others are not rendered. */
  readonly onPages: (summary: PagesSummary) => void;
  /** Gets one sentence when something fails, once until it changes. */
  readonly onFailure: (line: string) => void;
}

/** A remote that was added to the workspace. Files by their paths from its root. */
interface AddedRemote {
  readonly remote: string;
  /** Address of its page after the restaurant. */
  readonly path: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** Counts of a database's rows, and the time of its backup. */
interface SavedData {
  /** ISO time. */
  readonly at: string;
  readonly counts: { readonly orders: number; readonly restaurants: number };
}

/**
 * Functions of other workspaces that the command line needs. The program that starts it
 * (`scripts/lib/storefront.ts`) provides them.
 */
export interface Tools {
  /** A reference API with only the demo restaurants: the gate orders from it. */
  startApi(): Promise<Running>;
  /** Serves one composition of a store to a browser, with the API behind it. */
  serveComposition(options: { store: Store; hash: string; apiUrl: string }): Promise<Running>;
  /**
   * Renders the pages of a composition in the sandbox of the servers. One sentence for each page that
   * fails and for what a script does that no page needs.
   */
  renderComposition(options: { store: Store; hash: string }): Promise<readonly string[]>;
  /**
   * Runs scripts that nothing vouches for in the sandbox of the servers. `host`: absolute path of the
   * source with the functions that are called. Rejects when there can be no sandbox.
   */
  openSandbox(options: {
    readonly host: string;
    readonly scripts: Readonly<Record<string, string>>;
    readonly deadlineMs: number;
  }): Promise<{ call(name: string, json: string): Promise<string | null>; close(): void }>;
  /** Starts a headless Chromium. Rejects with one sentence when there is none. */
  openBrowser(): Promise<Browser>;
  /**
   * Writes the static site of a channel. Rejects with `StoreError` for errors that the user can
   * fix.
   */
  exportChannel(options: SiteOptions): Promise<Site>;
  /**
   * Keeps the static site of a channel current until the signal. Rejects as `exportChannel` does,
   * for the first export only.
   */
  watchChannel(options: SiteOptions, watch: Watch): Promise<void>;
  /**
   * Adds a remote to the workspace. Rejects with a `PlainError` when the name or the path is
   * invalid or in use.
   */
  newRemote(name: string, path?: string): Promise<AddedRemote>;
  /**
   * Saves the data folder of an API in a file, through the running API if there is one. Rejects
   * with a `PlainError` for errors that the user can fix.
   */
  backup(options: {
    data: string;
    file: string;
    running: { url: string; key: string } | null;
  }): Promise<SavedData & { readonly bytes: number }>;
  /** Sends mails of notifications through the server of the settings; null where none is set. */
  openMailer(): Promise<((mail: NoticeMail) => Promise<void>) | null>;
  /** Makes the data folder of an API of such a file. Rejects as `backup` does. */
  restore(options: { file: string; data: string }): Promise<SavedData>;
}

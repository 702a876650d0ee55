import type { PageComposition, PageConfig, PageExperiment } from '@storefront/loader/page';
import type { Language, VisitArm } from '@storefront/shared-domain/contracts';
import type { EarlyInput } from '../rendered/early-input';
import type { Session } from '../tab/session';
import type { Assignment } from './assign';
import type { EarlyCart } from './early-cart';
import type { Overrides } from './stored-overrides';

/** Data that the start script passes to the application. */
export interface Storefront {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  /**
   * The composition with the builds that the page omits, fetched on first use. Start scripts of
   * earlier releases have none, and their pages omit no build.
   */
  readonly whole?: (() => Promise<PageComposition>) | undefined;
  readonly restaurantUrl: string | null;
  /**
   * The response of `GET /restaurant/data/v2/{url}` (API-01), requested before any other script
   * ran. Null without a restaurant.
   */
  readonly restaurant: Promise<Response> | null;
  /** Language of the preloaded texts. */
  readonly language: Language;
  /**
   * `lang` of the document as the edge wrote it; translators change it. Absent in the start script of
   * an older shell.
   */
  readonly documentLanguage?: string;
  /**
   * Restores the nodes of the rendered screen that translators and extensions have changed. Null
   * without such a screen, absent in the start script of an older shell.
   */
  readonly restoreScreen?: (() => void) | null;
  /** Settles when the shell's style sheets are loaded, or failed to load. */
  readonly styles: Promise<unknown>;
  /**
   * Time of the requests of the first screen's files, on the clock of `performance.now()`. On a
   * rendered screen it is set when they are requested.
   */
  readonly requestedAt: number;
  /** A random UUID of this browser; null without storage. */
  readonly visitor: string | null;
  /** The visitor's arms, control included. Only those of `how: 'assigned'` are counted. */
  readonly arms: readonly VisitArm[];
  /** The continued session of this tab; null when a session begins with this page. */
  readonly session: Session | null;
  readonly experiments: readonly PageExperiment[];
  /** The visitor's assignment, once the restaurant's modules are loaded. */
  readonly assigned: (modules: readonly string[]) => Assignment;
  /** The overrides of this tab; null without overrides. */
  readonly overrides: Overrides | null;
  /** What the customer does on the rendered screen before the start; null without such a screen. */
  readonly early: EarlyInput | null;
  /**
   * The stored cart on a rendered menu before the start; null on other pages. Absent in the start script
   * of an older shell.
   */
  readonly cart?: EarlyCart | null;
  /** Telemetry has started: it reports the visit. Absent in the start script of an older shell. */
  readonly reported?: () => void;
}

declare global {
  interface Window {
    __storefront?: Storefront;
  }
}

/** Returns the data of the start script. Throws when the page was served without it. */
export function readStorefront(): Storefront {
  if (!window.__storefront) throw new Error('the page carries no composition');
  return window.__storefront;
}

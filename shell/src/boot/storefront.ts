import type { PageComposition, PageConfig, PageExperiment } from '@storefront/loader/page';
import type { Language, VisitArm } from '@storefront/shared-domain/contracts';
import type { Session } from '../start-up/session';
import type { Assignment } from './assign';
import type { Overrides } from './stored-overrides';

/** What the start script leaves for the application. */
export interface Storefront {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  readonly restaurantUrl: string | null;
  /**
   * The answer to `GET /restaurant/data/v2/{url}` (API-01), asked before any other script ran. Null
   * without a restaurant.
   */
  readonly restaurant: Promise<Response> | null;
  /** Language of the texts that were fetched ahead. */
  readonly language: Language;
  /** Settles when the shell's style sheets are in, or failed to come. */
  readonly styles: Promise<unknown>;
  /** When the files of the first screen were asked for, on the clock of `performance.now()`. */
  readonly askedAt: number;
  /** A random UUID of this browser; null without storage. */
  readonly visitor: string | null;
  /** The visitor's arms, control included. Only those of `how: 'assigned'` are counted. */
  readonly arms: readonly VisitArm[];
  /** The session of this tab that goes on; null when one begins with this page. */
  readonly session: Session | null;
  readonly experiments: readonly PageExperiment[];
  /** What the visitor gets once the restaurant's modules are known. */
  readonly assigned: (modules: readonly string[]) => Assignment;
  /** What a person chose for this tab; null when the page is what every customer gets. */
  readonly overrides: Overrides | null;
}

declare global {
  interface Window {
    __storefront?: Storefront;
  }
}

/** Hands over what the start script left. Throws when the page was served without it. */
export function readStorefront(): Storefront {
  if (!window.__storefront) throw new Error('the page carries no composition');
  return window.__storefront;
}

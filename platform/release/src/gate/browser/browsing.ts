import type { Texts } from '@storefront/compositions/story';
import type { Visitor } from '../../cli/browser';
import type { Tools } from '../../cli/tools';
import type { Translation } from '../catalogs/translations';
import type { Screens } from '../screens';
import type { Story } from '../stories/story';
import type { StoryResult } from './story-result';

/**
 * Shared resources of the browser checks: one browser, one API, and the two storefronts in front of
 * it.
 */
export interface Browsing {
  /** Address of the candidate. */
  readonly candidate: string;
  /** Address of the API, which has the bank of its demo. */
  readonly api: string;
  /** URL of the served composition; null before the first promotion. */
  readonly served: string | null;
  /** Addresses of the candidate's URL map, after the restaurant. */
  readonly addresses: readonly string[];
  /** Those whose page shows what changed. */
  readonly changedAddresses: readonly string[];
  /** Texts of the candidate in English. */
  readonly texts: Texts;
  /** Texts of the candidate in every language. */
  readonly translations: readonly Translation[];
  /** Stories that what changed can break. */
  readonly stories: readonly Story[];
  /** Results of the stories, or of some of them; each runs for the first caller alone. */
  observe(stories?: readonly Story[]): Promise<readonly StoryResult[]>;
  /** How the pages are reached; null when no build says so. */
  readonly screens: Screens | null;
  /** Names of the remotes. */
  readonly containers: readonly string[];
  /** What is wrong with the stories themselves, as sentences. */
  readonly storyFindings: readonly string[];
  /** Starts a sandbox for a story. */
  readonly openSandbox: Tools['openSandbox'];
  /** Timeout in ms of a wait on a page. */
  readonly timeout: number;
  /** A new customer with a phone; `locale`: BCP 47, American English without it. */
  visitor(locale?: string): Promise<Visitor>;
}

import type { Screen } from './realm';

/** A screen with what the browser needs to decide whether it can continue it. */
export interface RenderedPage extends Screen {
  /** Language of the restaurant; empty when it is unknown. */
  readonly language: string;
  readonly revision: string;
  /** Query that the screen depends on, sorted by name; empty for none. */
  readonly query: string;
  /**
   * Personal data that the screen shows, for the application; missing when it shows none. A page with
   * such data is stored nowhere.
   */
  readonly data?: unknown;
  /** Base URLs of the builds that rendered it. */
  readonly builds: readonly string[];
  /** They may be beside those of the visitor's arms. */
  readonly isForEveryArm?: boolean;
}

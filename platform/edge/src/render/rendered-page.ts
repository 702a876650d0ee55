import type { Screen } from './realm';

/** A screen with what the browser needs to decide whether it can continue it. */
export interface RenderedPage extends Screen {
  readonly language: string;
  readonly revision: string;
  /** Base URLs of the builds that rendered it. */
  readonly builds: readonly string[];
}

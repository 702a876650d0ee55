import type { CurrentPage } from '../channel-page';
import { type Fallback, toRenderFailure } from '../render/render-failure';
import type { Realms } from '../render/realms';
import type { StoredHeads } from './stored-heads';

/** A response of the API to describe. */
interface Described {
  readonly restaurantUrl: string;
  readonly body: unknown;
}

/** What states the head of restaurants: the shell of a page, in its realm. */
export interface HeadSource {
  /** The build that describes restaurants on a page; null when none does. */
  by(page: CurrentPage): string | null;
  /** The answer of that build as JSON; null when there is none now. Never rejects. */
  describe(page: CurrentPage, of: Described): Promise<string | null>;
  /** Heads from earlier processes, and from those beside this one; missing when none are stored. */
  readonly stored?: StoredHeads | null;
}

interface RealmHeadsOptions {
  readonly realms: Pick<Realms, 'describe'>;
  /** Gets one sentence per failure. */
  readonly log: (line: string) => void;
  readonly onFailure: (reason: Fallback) => void;
  readonly stored: StoredHeads | null;
}

/** Heads by the server script of the shell. The answer is hostile until it is read. */
export const realmHeads = ({ realms, log, onFailure, stored }: RealmHeadsOptions): HeadSource => ({
  stored,
  by: ({ describes }) => describes?.composition.shell.base ?? null,
  describe: async ({ describes }, { restaurantUrl, body }) => {
    if (describes === null) return null;
    try {
      return await realms.describe({
        rendered: describes,
        restaurant: restaurantUrl,
        requestJson: JSON.stringify({ wire: body, restaurantUrl }),
      });
    } catch (error) {
      const failure = toRenderFailure(error);
      onFailure(failure.reason);
      if (failure.reason !== 'backing-off')
        log(`The head of ${restaurantUrl} is not described: ${failure.message}`);
      return null;
    }
  },
});

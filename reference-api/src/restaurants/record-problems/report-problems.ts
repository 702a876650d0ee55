import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readProblems } from '../menu-reader';
import { inWords } from './record-problems';

/** Maximum number of restaurants with a stored last reported revision. */
const MAX_REPORTED = 10_000;
const MAX_LOGGED = 20;

type Loaded = { readonly id: number; readonly revision: string; readonly wire: Buffer };

/**
 * Logs one warning per revision of a record with problems, after the record is loaded: no request waits
 * for it. The operators' call lists more of them.
 */
export function reportProblems(logger: FastifyBaseLogger | undefined): (loaded: Loaded) => void {
  const reported = new LRUCache<number, string>({ max: MAX_REPORTED });
  const report = async ({ id, revision, wire }: Loaded): Promise<void> => {
    const { count, first } = await readProblems(wire);
    if (count === 0) return;
    logger?.warn(
      { restaurant: id, revision, count, problems: first.slice(0, MAX_LOGGED).map(inWords) },
      'parts of the record of this restaurant are not used as written, or its dishes cannot be sold',
    );
  };
  return (loaded) => {
    const { id, revision } = loaded;
    if (reported.get(id) === revision) return;
    reported.set(id, revision);
    setImmediate(() => {
      report(loaded).catch((error: unknown) =>
        logger?.error({ restaurant: id, revision, err: error }, 'a record could not be checked'),
      );
    });
  };
}

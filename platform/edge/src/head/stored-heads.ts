import { type SignedFilesOptions, signedFiles } from '../signed-files';
import { MAX_CHARACTERS } from './head-contract';

/** What a build stated about a restaurant. */
export interface StoredHead {
  /** The build. */
  readonly by: string;
  /** ETag of the API's response that it described. */
  readonly etag: string;
  /** Its answer, as JSON. */
  readonly json: string;
}

export type StoredHeads = ReturnType<typeof createStoredHeads>;

const KIND = {
  format: 'head 1',
  ending: 'head',
  refused: 'A stored head is not used',
  failed: 'Heads of restaurants are not stored',
};
const LIMITS = { files: 4096, bytes: 64 * 1024 * 1024, fileBytes: 2 * MAX_CHARACTERS };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Throws for a text that is no head. */
function parseStoredHead(text: string): StoredHead {
  const { by, etag, json } = JSON.parse(text) as Record<string, unknown>;
  if (!isText(by) || !isText(etag) || !isText(json)) throw new Error('it is not complete');
  return { by, etag, json };
}

/**
 * The latest head of each restaurant in a folder, so that a new process, and one whose realm cannot run,
 * has it. The answer is read by its contract after this.
 */
export function createStoredHeads(options: SignedFilesOptions) {
  const files = signedFiles({ ...options, limits: { ...LIMITS, ...options.limits } }, KIND);
  return {
    /** The latest stored answer for a restaurant; null without one. Never rejects. */
    read: (restaurantUrl: string): Promise<StoredHead | null> =>
      files.read(files.nameOf(restaurantUrl), parseStoredHead),
    /** Stores the latest answer in the background. */
    write: (restaurantUrl: string, head: StoredHead): void =>
      files.write(files.nameOf(restaurantUrl), () => JSON.stringify(head)),
    /** Waits for what is being written. */
    close: (): Promise<void> => files.close(),
  };
}

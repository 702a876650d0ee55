import { TIMESTAMP, versionPath } from './names';
import { TrustError } from './trust-error';

/** Reads a file of the store; null when there is none. */
export type ReadDocument = (file: string) => Promise<Buffer | null>;

/** A document that must be there. Throws `TrustError`. */
export async function needed(read: ReadDocument, file: string): Promise<Buffer> {
  const bytes = await read(file);
  if (bytes === null) throw new TrustError(`${file} is not there: restore it from a backup`);
  return bytes;
}

/**
 * The newest timestamp; `isKnown` when an earlier one was verified. A store that was signed and never
 * had one is not damaged.
 */
export async function neededTimestamp(read: ReadDocument, isKnown: boolean): Promise<Buffer> {
  const bytes = await read(TIMESTAMP);
  if (bytes !== null) return bytes;
  if (!isKnown && (await read(versionPath('timestamp', 1))) === null)
    throw new TrustError(
      'the store is signed, but not yet in effect: ' +
        'run "npm run storefront -- keys timestamp" with the key of CI',
    );
  return needed(read, TIMESTAMP);
}

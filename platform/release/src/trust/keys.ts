import { createHash } from 'node:crypto';
import { Key } from '@tufjs/models';
import { TrustError } from './trust-error';

const PUBLIC = /^[0-9a-f]{64}$/;
/** Field of a key with the name of the person or the system that holds it. */
const OWNER = 'x-owner';
const OWNER_NAME = /^[a-z0-9][a-z0-9._@-]{0,79}$/;

/** Id of an Ed25519 key: the SHA-256 of its canonical JSON, as the TUF specification defines it. */
export const computeKeyId = (publicHex: string): string =>
  createHash('sha256')
    .update(`{"keytype":"ed25519","keyval":{"public":"${publicHex}"},"scheme":"ed25519"}`)
    .digest('hex');

export const ownerOf = (key: Key): string => String(key.unrecognizedFields?.[OWNER] ?? '');

export const isOwnerName = (name: string): boolean => OWNER_NAME.test(name);

export const publicKey = (publicHex: string, owner: string): Key =>
  new Key({
    keyID: computeKeyId(publicHex),
    keyType: 'ed25519',
    scheme: 'ed25519',
    keyVal: { public: publicHex },
    unrecognizedFields: { [OWNER]: owner },
  });

/**
 * Refuses keys that could count twice or be mistaken: only Ed25519 in one notation, the id is the hash
 * of the key, and no key has two ids.
 */
export function checkKeys(keys: Readonly<Record<string, Key>>, file: string): void {
  const seen = new Set<string>();
  for (const [id, key] of Object.entries(keys)) {
    const text = key.keyVal['public'] ?? '';
    if (key.keyType !== 'ed25519' || key.scheme !== 'ed25519' || !PUBLIC.test(text))
      throw new TrustError(
        `${file}: key ${id} is not an Ed25519 key of 64 small hexadecimal digits`,
      );
    if (seen.has(text)) throw new TrustError(`${file}: one key has two ids`);
    seen.add(text);
    if (computeKeyId(text) !== id || key.keyID !== id)
      throw new TrustError(`${file}: the id ${id} is not the hash of its key`);
    if (!isOwnerName(ownerOf(key))) throw new TrustError(`${file}: key ${id} has no owner`);
  }
}

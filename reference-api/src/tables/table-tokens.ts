import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A table of a restaurant. */
type TablePlace = { restaurantId: number; table: string };

/** Makes and reads the codes of table links (OPEN-029). */
export type TableTokens = {
  /** A code in url-safe base64; every call returns another one. */
  mint(place: TablePlace): string;
  /** null for a text that was not made with one of the keys. */
  open(token: string): TablePlace | null;
};

type Key = { readonly id: Buffer; readonly secret: Buffer };

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const KEY_ID = 4;
const NONCE = 12;
const TAG = 16;
const HEAD = 1 + KEY_ID;
const ID = 4;
/** Longer than any code of a table name that fits a sheet; a longer text is not decoded. */
const LONGEST = 512;

function keyOf(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront table link', 32));
  return { id: createHash('sha256').update(key).digest().subarray(0, KEY_ID), secret: key };
}

function decoded(token: string): Buffer | null {
  if (token.length > LONGEST) return null;
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length > HEAD + NONCE + ID + TAG && bytes.toString('base64url') === token
    ? bytes
    : null; // rejects a second spelling of a code
}

/**
 * Codes of table links: AES-256-GCM over restaurant and table, with a random nonce; version and key
 * id precede it, unencrypted but authenticated. `secrets`, newest first: the first makes codes, all
 * of them open them, so that a key can be rotated while printed codes stay valid.
 */
export function createTableTokens(secrets: readonly string[]): TableTokens {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (newest === undefined) throw new TypeError('table links need a key');
  return {
    mint: ({ restaurantId, table }) => {
      const head = Buffer.concat([Buffer.of(VERSION), newest.id]);
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, newest.secret, nonce).setAAD(head);
      const id = Buffer.alloc(ID);
      id.writeUInt32BE(restaurantId);
      return Buffer.concat([
        head,
        nonce,
        cipher.update(id),
        cipher.update(table, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64url');
    },
    open: (token) => {
      const bytes = decoded(token);
      const key =
        bytes && keys.find(({ id }) => bytes[0] === VERSION && id.equals(bytes.subarray(1, HEAD)));
      if (!bytes || !key) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key.secret, bytes.subarray(HEAD, HEAD + NONCE), {
          authTagLength: TAG,
        })
          .setAAD(bytes.subarray(0, HEAD))
          .setAuthTag(bytes.subarray(-TAG));
        const plain = Buffer.concat([
          decipher.update(bytes.subarray(HEAD + NONCE, -TAG)),
          decipher.final(),
        ]);
        return { restaurantId: plain.readUInt32BE(), table: plain.toString('utf8', ID) };
      } catch {
        return null; // altered: the tag does not match
      }
    },
  };
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

type TablePlace = { restaurantId: number; table: string };
/** `generation`: how often the codes of the table were replaced before; `expiresAt`: null never. */
type TableCode = TablePlace & { generation: number; expiresAt: Date | null };

/** Makes and reads the codes of table links (OPEN-029). */
export type TableTokens = {
  /** A code in url-safe base64; every call returns another one. */
  mint(code: TablePlace & Partial<TableCode>): string;
  /** null for a text that was not made with one of the keys. */
  open(token: string): TableCode | null;
};

type Key = { readonly id: Buffer; readonly secret: Buffer };

const CIPHER = 'aes-256-gcm';
/** Codes of version 1 have no generation and no expiry: they are of generation 0. */
const [FIRST_VERSION, VERSION] = [1, 2];
const KEY_ID = 4;
const NONCE = 12;
const TAG = 16;
const HEAD = 1 + KEY_ID;
const ID = 4;
const GENERATION = 4;
const EXPIRY = 4;
/** Longer than any code of a table name that fits a sheet; a longer text is not decoded. */
const MAX_TOKEN_LENGTH = 512;

function deriveKey(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront table link', 32));
  return { id: createHash('sha256').update(key).digest().subarray(0, KEY_ID), secret: key };
}

function decoded(token: string): Buffer | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length > HEAD + NONCE + ID + TAG && bytes.toString('base64url') === token
    ? bytes
    : null; // rejects a second spelling of a code
}

/** Restaurant, generation, expiry in seconds (0: none) and table. */
function packed({
  restaurantId,
  table,
  generation = 0,
  expiresAt = null,
}: Parameters<TableTokens['mint']>[0]): Buffer {
  const head = Buffer.alloc(ID + GENERATION + EXPIRY);
  head.writeUInt32BE(restaurantId);
  head.writeUInt32BE(generation, ID);
  head.writeUInt32BE(Math.floor((expiresAt?.getTime() ?? 0) / 1000), ID + GENERATION);
  return Buffer.concat([head, Buffer.from(table, 'utf8')]);
}

function unpacked(plain: Buffer, version: number): TableCode | null {
  const restaurantId = plain.readUInt32BE();
  if (version === FIRST_VERSION)
    return { restaurantId, table: plain.toString('utf8', ID), generation: 0, expiresAt: null };
  if (plain.length <= ID + GENERATION + EXPIRY) return null;
  const seconds = plain.readUInt32BE(ID + GENERATION);
  return {
    restaurantId,
    table: plain.toString('utf8', ID + GENERATION + EXPIRY),
    generation: plain.readUInt32BE(ID),
    expiresAt: seconds === 0 ? null : new Date(seconds * 1000),
  };
}

/**
 * Codes of table links: AES-256-GCM over restaurant, table, generation and expiry, with a random
 * nonce; version and key id precede it, unencrypted but authenticated. `secrets`, newest first: the
 * first makes codes, all of them open them, so that a key can be rotated while printed codes stay
 * valid.
 */
export function createTableTokens(secrets: readonly string[]): TableTokens {
  const keys = secrets.map(deriveKey);
  const [newest] = keys;
  if (newest === undefined) throw new TypeError('table links need a key');
  return {
    mint: (code) => {
      const head = Buffer.concat([Buffer.of(VERSION), newest.id]);
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, newest.secret, nonce).setAAD(head);
      return Buffer.concat([
        head,
        nonce,
        cipher.update(packed(code)),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64url');
    },
    open: (token) => {
      const bytes = decoded(token);
      const version = bytes?.[0];
      const key = bytes && keys.find(({ id }) => id.equals(bytes.subarray(1, HEAD)));
      if (!bytes || !key || (version !== FIRST_VERSION && version !== VERSION)) return null;
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
        return unpacked(plain, version);
      } catch {
        return null; // altered: the tag does not match
      }
    },
  };
}

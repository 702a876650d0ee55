import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content of a refresh secret: the session, and one of its generations. */
type Generation = { sessionId: string; generation: number };

export type RefreshSecrets = {
  /** The secret of a generation; deterministic, so that a repeated request gets the same secret. */
  secretOf(it: Generation): string;
  /** null for a text this server did not make. */
  readSecret(secret: string): Generation | null;
};

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * Makes and reads refresh secrets: session and generation in plain text, sealed with the server's
 * key. So a replaced secret differs from a forged one, and no content of the database can be turned
 * into a secret.
 */
export function createRefreshSecrets(key: Uint8Array): RefreshSecrets {
  const seal = (text: string): string =>
    createHmac('sha256', key).update(`refresh-secret ${text}`).digest('base64url');
  return {
    secretOf: ({ sessionId, generation }) =>
      `${sessionId}.${generation}.${seal(`${sessionId}.${generation}`)}`,
    readSecret: (secret) => {
      const [, sessionId = '', generation = '', sent = ''] = SHAPE.exec(secret) ?? [];
      const isOurs =
        sessionId !== '' &&
        timingSafeEqual(Buffer.from(seal(`${sessionId}.${generation}`)), Buffer.from(sent));
      return isOurs ? { sessionId, generation: Number(generation) } : null;
    },
  };
}

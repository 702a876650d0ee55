import { createHash, randomInt } from 'node:crypto';

/** A new code: six digits. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Stored form of a code. The hash includes the sale, so the same code of another sale has another
 * hash.
 */
export const codeHash = (saleID: string, code: string): string =>
  createHash('sha256').update(`${saleID}:${code}`).digest('hex');

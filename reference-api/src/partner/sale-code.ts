import { createHash, randomInt } from 'node:crypto';

/** A new code: six digits. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * What is kept of a code. It belongs to its sale alone: the same code of another sale is another
 * hash.
 */
export const codeHash = (saleID: string, code: string): string =>
  createHash('sha256').update(`${saleID}:${code}`).digest('hex');

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuildFile } from '@storefront/compositions';
import { LRUCache } from 'lru-cache';
import { computeSha256 } from './documents';

const expand = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

type Form = '' | keyof typeof expand;

/** The file of a build and the compressed form that a path names. */
export function parseForm(path: string): { file: string; form: Form } {
  const form = path.endsWith('.br') ? '.br' : path.endsWith('.gz') ? '.gz' : '';
  return { file: form === '' ? path : path.slice(0, -form.length), form };
}

const matches = (bytes: Buffer, { integrity }: Pick<BuildFile, 'integrity'>): boolean =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity;

/** Compressed contents that were verified. */
const MAX_VERIFIED = 20_000;

/**
 * Checks bytes of a build against its record. A compressed form is expanded once for each content,
 * to at most the size in the record.
 */
export function contentChecks(): (bytes: Buffer, form: Form, file: BuildFile) => Promise<boolean> {
  // `max` would allocate room for all of them at once: 2 ms per opened store
  const verified = new LRUCache<string, true>({
    maxSize: MAX_VERIFIED,
    sizeCalculation: () => 1,
  });
  return async (bytes, form, file) => {
    if (form === '') return matches(bytes, file);
    const key = `${form} ${computeSha256(bytes)} ${file.integrity}`;
    if (verified.has(key)) return true;
    const plain = await expand[form](bytes, { maxOutputLength: Math.max(1, file.size) }).catch(
      () => null,
    );
    if (plain === null || !matches(plain, file)) return false;
    verified.set(key, true);
    return true;
  };
}

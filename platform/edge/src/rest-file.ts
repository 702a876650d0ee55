import { createHash } from 'node:crypto';
import { type RestPointer, compositionRest } from '@storefront/compositions';
import type { ComposedPage } from '@storefront/release';

/** The file with the builds that the pages of a composition omit. */
export interface RestFile {
  readonly text: string;
  readonly pointer: RestPointer;
}

/**
 * Its name contains a digest of its text: another release of this program may describe a build
 * differently, and browsers store the file for a year.
 */
export function restFile(opened: ComposedPage): RestFile {
  const text = JSON.stringify(compositionRest(opened, opened.shell.routes ?? []));
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return {
    text,
    pointer: { file: `_compositions/${opened.composition.hash}-${digest}.json`, integrity },
  };
}

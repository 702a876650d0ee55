import { buildsRoot, type PageBuild } from '@storefront/loader/page';
import { isAllowedBase } from '../boot/stored-overrides';
import type { Place } from './place';

/**
 * Resolves a tester's input to a base URL: the id of a build of this store (`1.0.0-0f3a…`), or a
 * URL on an allowed origin. Null for anything else.
 */
export function resolveBase(
  text: string,
  name: string,
  { composition, origins }: Place,
): string | null {
  const typed = text.trim();
  const base = /^https?:/.test(typed)
    ? `${typed.replace(/(\/build\.json|\/{1,9})$/, '')}/`
    : `${buildsRoot(composition.shell)}${name}/${typed}/`;
  return isAllowedBase(base, name, composition, origins) ? base : null;
}

/**
 * True for a build on another origin, such as a development machine: its content may change under
 * the same URL.
 */
export const isElsewhere = ({ base }: Pick<PageBuild, 'base'>): boolean => /^https?:/.test(base);

/** Short name of a build: its id in this store, or its URL. */
export const shortBase = (base: string): string =>
  /^https?:/.test(base) ? base : (base.split('/').at(-2) ?? base);

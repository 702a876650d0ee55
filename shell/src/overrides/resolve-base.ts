import type { PageBuild } from '@storefront/loader/page';
import { buildsRoot, isAllowedBase } from '../boot/stored-overrides';
import type { Place } from './place';

/**
 * The folder that a person means: the id of a build of this store (`1.0.0-0f3a…`), or an address on
 * an allowed origin. Null when it is neither.
 */
export function resolveBase(
  text: string,
  name: string,
  { composition, origins }: Place,
): string | null {
  const typed = text.trim();
  const base = /^https?:/.test(typed)
    ? `${typed.replace(/(\/build\.json|\/{1,9})$/, '')}/`
    : `${buildsRoot(composition)}${name}/${typed}/`;
  return isAllowedBase(base, name, composition, origins) ? base : null;
}

/**
 * True for a build on somebody's machine: unlike one of this store, it changes under its address.
 */
export const isElsewhere = ({ base }: Pick<PageBuild, 'base'>): boolean => /^https?:/.test(base);

/** A build as a person knows it: its id in this store, or its address. */
export const shortBase = (base: string): string =>
  /^https?:/.test(base) ? base : (base.split('/').at(-2) ?? base);

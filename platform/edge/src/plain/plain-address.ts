import type { RestaurantHead } from '../head/head-result';

/** The folder of a restaurant, `/one` or `/app/one`, and a file in it. */
interface PlainAddress {
  readonly base: string;
  readonly file: string;
}

/**
 * The address of what may be the document without scripts of a restaurant; null for any other. No page of
 * the storefront has a file extension.
 */
export function plainAddress(pathname: string): PlainAddress | null {
  const [, base, file] =
    /^((?:\/app)?\/(?!app\/)[^/]+)\/([a-z-]{1,40}\.html)$/.exec(pathname) ?? [];
  return base === undefined || file === undefined ? null : { base, file };
}

/** Address of the document of a restaurant; null without one. `base` has no slash at the end. */
export const plainPath = (head: RestaurantHead | null, base: string): string | null =>
  head?.plain ? `${base}/${head.plain.file}` : null;

type Texts = NonNullable<RestaurantHead['plain']>['texts'][string];

const beginning = (tag: string): string => tag.toLowerCase().slice(0, 2);

/** The texts around the document in the language of a tag; the first ones for any other. */
export function plainTexts(head: RestaurantHead | null, tag: string): Texts | null {
  const texts = Object.entries(head?.plain?.texts ?? {});
  const found =
    texts.find(([name]) => name.toLowerCase() === tag.toLowerCase()) ??
    texts.find(([name]) => beginning(name) === beginning(tag)) ??
    texts[0];
  return found?.[1] ?? null;
}

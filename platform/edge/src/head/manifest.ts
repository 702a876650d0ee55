import type { RestaurantHead } from './head-result';

const NAME = '/manifest.webmanifest';

/**
 * The folder of the restaurant's manifest in an address, `/one` or `/app/one`;
 * null for any other address.
 */
export const manifestBase = (pathname: string): string | null =>
  /^(?:\/app)?\/(?!app\/)[^/]+\/manifest\.webmanifest$/.test(pathname)
    ? pathname.slice(0, -NAME.length)
    : null;

/**
 * The web app manifest of a restaurant: a separate app that begins at its first page and includes all
 * its pages. `base` has no slash at the end, nor has the scope: the address of the first page has none
 * and must be in scope. Scopes are compared as texts, so that of `/one` includes `/one-more` as well.
 */
export function toManifest(head: RestaurantHead, base: string): object {
  const { name, description, language, colour, url, manifest } = head;
  const { shortName, background, categories, icons } = manifest;
  return {
    id: `/${encodeURIComponent(url)}`,
    name,
    short_name: shortName,
    description,
    lang: language,
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: colour,
    background_color: background,
    categories,
    icons: icons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

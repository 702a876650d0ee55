import type { RestaurantHead } from './head-answer';
import { shortened } from './read';

const SHORT_NAME = 12;
/** Background of the page before its files are loaded. */
const BACKGROUND = '#faf8f5';

const NAME = '/manifest.webmanifest';

/**
 * The folder of the restaurant's manifest in an address, `/bella-napoli` or `/app/bella-napoli`;
 * null for any other address.
 */
export const manifestBase = (pathname: string): string | null =>
  /^(?:\/app)?\/(?!app\/)[^/]+\/manifest\.webmanifest$/.test(pathname)
    ? pathname.slice(0, -NAME.length)
    : null;

/**
 * The web app manifest of a restaurant: a separate app that begins at its menu and includes all its
 * pages. `base` has no slash at the end, nor has the scope: the menu's own address has none and
 * must be in scope. Scopes are compared as texts, so that of `/bella` includes `/bella-centro` as
 * well.
 */
export function manifestOf(head: RestaurantHead, base: string): object {
  const { name, description, language, themeColour, url, mediaBase } = head;
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${mediaBase}/app-icons/${encodeURIComponent(url)}/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `/${encodeURIComponent(url)}`,
    name,
    short_name: shortened(name, SHORT_NAME),
    description,
    lang: language,
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: themeColour,
    background_color: BACKGROUND,
    categories: ['food'],
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  };
}

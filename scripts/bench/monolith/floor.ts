import { CROSS_ORIGIN, scriptUrlPolicy, type PageDocument } from '@storefront/loader/page';
import { type FirstFile, firstFiles } from '../../../shell/src/boot/first-files';
import { matchPath } from '../../../shell/src/boot/match-path';

const LANGUAGE = 'pt-br';

/*
 * The start of a plain page that React rendered on a server: its files are requested while the page
 * is parsed, and it is continued when they are there. No session, no overrides, no replay.
 */
const text = document.getElementById('composition')?.textContent ?? '';
const { config, composition } = JSON.parse(text) as PageDocument;
const path = matchPath(location.pathname);
const { start, ahead } = firstFiles(composition, path, LANGUAGE);
const src = scriptUrlPolicy([composition.shell.base]);

function link(rel: string, { url, integrity }: FirstFile, as?: string): HTMLLinkElement {
  const element = document.createElement('link');
  if (as !== undefined) element.as = as;
  Object.assign(element, { rel, integrity, crossOrigin: CROSS_ORIGIN, href: url });
  return document.head.appendChild(element);
}

const styles = [...start.styles, ...ahead.styles].map(
  (file) =>
    new Promise((resolve) => {
      const element = link('stylesheet', file);
      element.onload = resolve;
      element.onerror = resolve;
    }),
);
for (const { url, integrity } of start.scripts) {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = CROSS_ORIGIN;
  script.integrity = integrity;
  script.src = src(url);
  document.head.append(script);
}
for (const file of ahead.scripts) link('preload', file, 'script');
const restaurant = fetch(
  `${config.apiBase}/restaurant/data/v2/${encodeURIComponent(path.restaurantUrl ?? '')}`,
);
restaurant.catch(() => undefined);
window.__storefront = {
  config,
  composition,
  restaurantUrl: path.restaurantUrl,
  restaurant,
  language: LANGUAGE,
  styles: Promise.all(styles),
  requestedAt: performance.now(),
  visitor: null,
  arms: [],
  session: null,
  experiments: [],
  assigned: () => ({ composition, arms: [] }),
  overrides: null,
  early: null,
};

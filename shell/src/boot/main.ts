import type { PageDocument } from '@storefront/loader/page';
import { firstFiles } from './first-files';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { matchPath } from './match-path';
import { writeHead } from './write-head';

const text = document.getElementById('composition')?.textContent ?? '';
const page = JSON.parse(text) as PageDocument;
const { composition } = page;
const path = matchPath(location.pathname);
const language = pickLanguage(navigator.languages, page.config.language);

const restaurant =
  path.restaurantUrl === null
    ? null
    : fetch(`${page.config.apiBase}/restaurant/data/v2/${encodeURIComponent(path.restaurantUrl)}`);
restaurant?.catch(() => undefined); // the application reads the failure; until then it is not an unhandled one

const bases = [composition.shell, ...Object.values(composition.remotes)].map(({ base }) => base);
window.__storefront = {
  config: page.config,
  composition,
  restaurantUrl: path.restaurantUrl,
  restaurant,
  language,
  styles: writeHead(firstFiles(composition, path, language), bases),
};

import type { PageDocument } from '@storefront/loader/page';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { readSession } from '../start-up/session';
import { assign } from './assign';
import { firstFiles } from './first-files';
import { keepSession } from './keep-session';
import { matchPath } from './match-path';
import { visitorId } from './visitor';
import { writeHead } from './write-head';

const text = document.getElementById('composition')?.textContent ?? '';
const page = JSON.parse(text) as PageDocument;
const { config } = page;
const path = matchPath(location.pathname);
const language = pickLanguage(navigator.languages, config.language);
const visitor = visitorId();
const assigned = (modules: readonly string[] | null) => assign(page, { visitor, modules, now: Date.now() });
const session = keepSession(page, readSession(), path.restaurantUrl, Date.now());
const { composition, arms } = session ?? assigned(config.modules);

const restaurant =
  path.restaurantUrl === null
    ? null
    : fetch(`${config.apiBase}/restaurant/data/v2/${encodeURIComponent(path.restaurantUrl)}`);
restaurant?.catch(() => undefined); // the application reads the failure; until then it is not an unhandled one

const bases = [composition.shell, ...Object.values(composition.remotes)].map(({ base }) => base);
const askedAt = performance.now();
window.__storefront = {
  config,
  composition,
  restaurantUrl: path.restaurantUrl,
  restaurant,
  language,
  styles: writeHead(firstFiles(composition, path, language), bases),
  askedAt,
  visitor,
  arms,
  session,
  experiments: page.experiments,
  assigned,
};

import type { PageDocument } from '@storefront/loader/page';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { readSession } from '../start-up/session';
import { applyOverrides } from './apply-overrides';
import { assign } from './assign';
import { firstFiles } from './first-files';
import { keepSession } from './keep-session';
import { matchPath } from './match-path';
import { storedOverrides } from './stored-overrides';
import { visitorId } from './visitor';
import { writeHead } from './write-head';

const text = document.getElementById('composition')?.textContent ?? '';
const page = JSON.parse(text) as PageDocument;
const { config } = page;
const path = matchPath(location.pathname);
const language = pickLanguage(navigator.languages, config.language);
const visitor = visitorId();
const stored = storedOverrides();
const assigned = (modules: readonly string[] | null) => applyOverrides(page, assign(page, { visitor, modules, now: Date.now() }), stored);
const start = assigned(config.modules);
const { overrides } = start;
const session = overrides ? null : keepSession(page, readSession(), path.restaurantUrl, Date.now());
const { composition, arms } = session ?? start;

const restaurant =
  path.restaurantUrl === null
    ? null
    : fetch(`${config.apiBase}/restaurant/data/v2/${encodeURIComponent(path.restaurantUrl)}`);
restaurant?.catch(() => undefined); // the application reads the failure; until then it is not an unhandled one

const bases = [composition.shell, ...Object.values(composition.remotes)].map(({ base }) => base);
const askedAt = performance.now();
window.__storefront = {
  config: overrides ? { ...config, newsUrl: '' } : config, // what a person looks at is not what the tab goes on with
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
  overrides,
};

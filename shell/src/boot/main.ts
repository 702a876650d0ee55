import type { PageDocument } from '@storefront/loader/page';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { recordEarlyInput } from '../rendered/early-input';
import { continuableScreen } from '../rendered/rendered-screen';
import { readSession } from '../start-up/session';
import { applyOverrides } from './apply-overrides';
import { assign } from './assign';
import { failedShells, firstUsable, lastGood } from './failed-shells';
import { firstFiles } from './first-files';
import { saveSession } from './save-session';
import { matchPath } from './match-path';
import { storedOverrides } from './stored-overrides';
import { visitorId } from './visitor';
import { watchStart } from './watch-start';
import { whenShown } from './when-shown';
import { later, writeHead, type WrittenHead } from './write-head';

const text = document.getElementById('composition')?.textContent ?? '';
const page = JSON.parse(text) as PageDocument;
const { config } = page;
const path = matchPath(location.pathname);
const language = pickLanguage(navigator.languages, config.language);
const visitor = visitorId();
const stored = storedOverrides();
const assigned = (modules: readonly string[] | null) =>
  applyOverrides(page, assign(page, { visitor, modules, now: Date.now() }), stored);
const start = assigned(config.modules);
const { overrides } = start;
const saved = overrides ? null : saveSession(page, readSession(), path.restaurantUrl, Date.now());
const usable = firstUsable(
  [saved?.composition ?? null, start.composition, overrides ? null : lastGood(start.composition)],
  failedShells(),
);
const composition = usable ?? start.composition;
const screen = continuableScreen({ composition, language });
const early = screen && recordEarlyInput(screen.root);
const session = saved !== null && saved.composition === composition ? saved : null;

const restaurant =
  path.restaurantUrl === null
    ? null
    : fetch(`${config.apiBase}/restaurant/data/v2/${encodeURIComponent(path.restaurantUrl)}`);
// the application handles the failure; this avoids an unhandled rejection until then
restaurant?.catch(() => undefined);

const bases = [composition.shell, ...Object.values(composition.remotes)].map(({ base }) => base);
let requestedAt = performance.now();
function requestFiles(): WrittenHead {
  requestedAt = performance.now();
  return writeHead(firstFiles(composition, path, language), bases);
}
const { styles, scripts } = screen === null ? requestFiles() : later(requestFiles, whenShown());
window.__storefront = {
  // a session with overrides is not continued in the tab
  config: overrides ? { ...config, newsUrl: '' } : config,
  composition,
  restaurantUrl: path.restaurantUrl,
  restaurant,
  language,
  styles,
  get requestedAt() {
    return requestedAt;
  },
  visitor,
  arms: session?.arms ?? start.arms,
  session,
  experiments: page.experiments,
  assigned,
  overrides,
  early,
};
const others = overrides ? [] : [start.composition, lastGood(start.composition)];
watchStart({
  scripts,
  base: composition.shell.base,
  language,
  restaurant,
  mayTryAnother: () => firstUsable(others, failedShells()) !== null,
  onFailed: () => early?.stop(),
});

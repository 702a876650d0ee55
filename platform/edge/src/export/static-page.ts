import type { CurrentPage } from '../channel-page';
import { foreignOrigins, metaPolicy } from '../csp';
import { renderPage } from '../html';
import { originOf } from '../origins';
import { SKELETON_STYLE } from '../skeleton';
import type { ExportOptions } from './export-options';

/**
 * The page of a static site: one file for every address, so it knows neither the restaurant nor the
 * route, and keeps no page out of search engines: menus shall be found. What changes with a release
 * of its policy stands inside it: its file is all that a release replaces.
 */
export function staticPage(current: CurrentPage, { base }: Pick<ExportOptions, 'base'>): string {
  const page = current.document(null, { language: '', modules: null });
  const ofBuilds = originOf(base);
  const policy = metaPolicy({
    scripts: [current.boot],
    styles: [SKELETON_STYLE],
    origins: [...page.config.origins, ...(ofBuilds === undefined ? [] : [ofBuilds])],
    ...foreignOrigins(page.config),
  });
  return renderPage({
    page,
    boot: current.boot,
    head: null,
    place: { origin: null, base: '', path: '' },
    policy,
  });
}

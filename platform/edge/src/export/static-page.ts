import type { CurrentPage } from '../channel-page';
import { foreignOrigins, metaPolicy } from '../csp';
import { renderPage } from '../html';
import { originOf } from '../origins';
import { SKELETON_STYLE } from '../skeleton';
import type { ExportOptions } from './export-options';

/**
 * The page of a static site: one file for every address. It contains neither the restaurant nor the
 * route, and has no `noindex`, because menus must be indexed. The parts of its policy that change
 * with a release are in the page: a release replaces only this file.
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

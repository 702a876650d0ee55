import { median } from '../median';
import { note } from '../note';
import { machineLoad } from '../page/machine-load';
import { PlainError } from '../../lib/say';
import { renderedHtml } from '../server/rendered-html';
import { runScript } from '../run-script';
import { startStorefront, type Storefront, toDataFolder } from '../storefront';
import { type MenuName, MENUS } from './menus';
import { type Visit, visitMenu } from './visit';

/**
 * Writes both menus into the data of the workspace at `root`, and serves it until the edge has
 * rendered both.
 */
async function serveMenus(root: string): Promise<Storefront> {
  const env = { STOREFRONT_DATA: toDataFolder(root), DATABASE_URL: '' };
  for (const { url, products } of MENUS)
    await runScript(root, 'seed.mjs', ['--restaurant', url, '--products', String(products)], env);
  const storefront = await startStorefront(root, {
    LIMITS_FACTOR: '1000',
    DEMO_KITCHEN: '0',
    KEEN_TRACKING: 'off',
  });
  for (const { url } of MENUS) {
    const { status } = await fetch(`${storefront.origin}/api/restaurant/data/v2/${url}`);
    if (status !== 200) throw new PlainError(`The menu ${url} is not served: ${status}.`);
    if ((await renderedHtml(storefront.origin, `/${url}`)) === null)
      throw new PlainError(`The menu ${url} is not rendered at the edge.`);
  }
  return storefront;
}

/**
 * Medians over all visits of a menu; of the searches the median and the longest. Shares 0…1, times
 * in milliseconds.
 */
export interface MenuFigures {
  readonly lcpMs: number;
  readonly firstCardMs: number;
  readonly tapMs: number;
  readonly late: number;
  readonly dropped: number;
  readonly worstFrameMs: number;
  readonly scrollTaskMs: number;
  readonly heapMb: number;
  readonly nodesAtRest: number;
  readonly nodesAfter: number;
  readonly searchMs: number;
  readonly longestSearchMs: number;
  readonly indexBlockMs: number;
}

export interface MenuReport {
  readonly runs: number;
  /** Median share of the machine that other processes used, 0…1. */
  readonly busy: number;
  readonly figures: Readonly<Record<MenuName, MenuFigures>>;
}

function computeFigures(visits: readonly Visit[]): MenuFigures {
  const middle = (of: (visit: Visit) => number): number => median(visits.map(of));
  return {
    lcpMs: middle(({ lcpMs }) => lcpMs),
    firstCardMs: middle(({ firstCardMs }) => firstCardMs),
    tapMs: middle(({ tapMs }) => tapMs),
    late: middle(({ scroll }) => scroll.late),
    dropped: middle(({ scroll }) => scroll.dropped),
    worstFrameMs: middle(({ scroll }) => scroll.worstMs),
    scrollTaskMs: middle(({ scrollTaskMs }) => scrollTaskMs),
    heapMb: middle(({ heapMb }) => heapMb),
    nodesAtRest: middle(({ nodesAtRest }) => nodesAtRest),
    nodesAfter: middle(({ nodesAfter }) => nodesAfter),
    searchMs: middle(({ searchMs }) => median(searchMs)),
    longestSearchMs: middle(({ searchMs }) => Math.max(...searchMs)),
    indexBlockMs: middle(({ indexBlockMs }) => indexBlockMs),
  };
}

/** Visits both menus alternately at `origin`, so that a temporarily busy machine slows both. */
async function compareMenus(origin: string, runs: number): Promise<MenuReport> {
  const visits: Record<MenuName, Visit[]> = { small: [], big: [] };
  const busy: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of MENUS) {
      busy.push(await machineLoad());
      const visit = await visitMenu(`${origin}/${url}`);
      visits[name].push(visit);
      const { late, count } = visit.scroll;
      note(
        `  ${name} ${run}/${runs}: tap ${Math.round(visit.tapMs)} ms, ` +
          `${Math.round(late * 100)} % of ${count} frames late, ${visit.nodesAfter} nodes`,
      );
    }
  }
  return {
    runs,
    busy: median(busy),
    figures: { small: computeFigures(visits.small), big: computeFigures(visits.big) },
  };
}

/** Measures a menu of 5,000 products against one of 50, served from the workspace at `root`. */
export async function measureMenu(root: string, runs: number): Promise<MenuReport> {
  note('Building and serving both menus …');
  const storefront = await serveMenus(root);
  try {
    return await compareMenus(storefront.origin, runs);
  } finally {
    await storefront.stop();
  }
}

import { Agent, get } from 'node:http';
import { RESTAURANT_PATH } from '../settings';
import { renderedHtml } from '../server/rendered-html';
import type { Served } from './server';

/** CPU time of the edge. */
export interface EdgeSpeed {
  /** Rendered pages from the cache per second of CPU time, with Node's HTTP server. */
  readonly cachedPerSecond: number;
  /** Mean CPU time in ms of a render by a warm realm; null where the system does not show it. */
  readonly renderMs: number | null;
}

const PAGES = 4000;
const AT_ONCE = 8;
const RESTAURANTS = ['bella-napoli', 'slice-house', 'forno-fechado', 'cantina-mesa', 'la-esquina'];
const LANGUAGES = ['pt-BR', 'en', 'es'];

async function requestPages(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const headers = { 'accept-language': 'pt-BR', 'accept-encoding': 'br' };
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ port, agent, path: RESTAURANT_PATH, headers }, (response) => {
        response.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  let left = PAGES;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while ((left -= 1) >= 0) await once();
    }),
  );
  agent.destroy();
}

/** Menus that were not rendered before: other restaurants, languages and base paths. */
const newMenus = () =>
  ['', '/app'].flatMap((base) =>
    RESTAURANTS.flatMap((name) =>
      LANGUAGES.map((language) => ({ path: `${base}/${name}`, language })),
    ),
  );

/** Measures the rendering server by its CPU time. */
export async function measureEdge({ ports, cpu }: Served): Promise<EdgeSpeed> {
  const origin = `http://localhost:${ports.renderedPlain}`;
  await renderedHtml(origin, RESTAURANT_PATH);
  await requestPages(ports.renderedPlain); // compiles what the requests run
  const before = await cpu();
  await requestPages(ports.renderedPlain);
  const after = await cpu();
  const menus = newMenus();
  let renders = 0;
  for (const { path, language } of menus)
    if ((await renderedHtml(origin, path, language)) !== null) renders += 1;
  const last = await cpu();
  const isKnown = after.renderers !== null && last.renderers !== null && renders > 0;
  return {
    cachedPerSecond: (1000 * PAGES) / (after.server - before.server),
    renderMs: isKnown ? (last.renderers - after.renderers) / renders : null,
  };
}

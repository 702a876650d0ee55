import { Agent, type OutgoingHttpHeaders, get } from 'node:http';
import { type Spread, spread } from '../median';
import { renderedHtml } from '../server/rendered-html';
import { RESTAURANT_PATH } from '../settings';
import type { Served } from './server';

/** CPU time of the server: edge and API in one process, with Node's HTTP server. */
export interface EdgeSpeed {
  /** Per second of CPU time: rendered pages from the cache, menus as 304 and from the cache as brotli. */
  readonly cachedPages: Spread | null;
  readonly unchangedMenus: Spread | null;
  readonly cachedMenus: Spread | null;
  /** Mean CPU time in ms of a render by a warm realm; null where the system does not show it. */
  readonly renderMs: number | null;
}

const REQUESTS = 1000;
const AT_ONCE = 8;
const MENU = `/api/restaurant/data/v2${RESTAURANT_PATH}`;
const RESTAURANTS = ['bella-napoli', 'slice-house', 'forno-fechado', 'cantina-mesa', 'la-esquina'];
const LANGUAGES = ['pt-BR', 'en', 'es'];

interface Wanted {
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly status?: number;
}

/** Sends requests over a few connections. Rejects when an answer has another status. */
async function sendMany(port: number, { path, headers = {}, status = 200 }: Wanted): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const options = { port, agent, path, headers: { 'accept-encoding': 'br', ...headers } };
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(options, (response) => {
        if (response.statusCode !== status)
          reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while ((left -= 1) >= 0) await once();
    }),
  );
  agent.destroy();
}

/** Answers per second of the server's CPU time, in `rounds` batches after two that warm it up. */
async function perSecond(
  { ports, command }: Served,
  rounds: number,
  wanted: Wanted,
): Promise<Spread | null> {
  const speeds: number[] = [];
  for (let batch = -2; batch < rounds; batch += 1) {
    const before = await command('cpu');
    await sendMany(ports.renderedPlain, wanted);
    const after = await command('cpu');
    if (batch >= 0) speeds.push((1000 * REQUESTS) / (after.server - before.server));
  }
  return spread(speeds);
}

/** CPU time of renders of menus that were not rendered before: other restaurants, languages, base paths. */
async function timeRenders({ ports, command }: Served): Promise<number | null> {
  const origin = `http://localhost:${ports.renderedPlain}`;
  const before = (await command('cpu')).renderers;
  let renders = 0;
  for (const base of ['', '/app'])
    for (const name of RESTAURANTS)
      for (const language of LANGUAGES)
        if ((await renderedHtml(origin, `${base}/${name}`, { language })) !== null) renders += 1;
  const after = (await command('cpu')).renderers;
  return before === null || after === null || renders === 0 ? null : (after - before) / renders;
}

/** Measures the server by its CPU time. */
export async function measureEdge(served: Served, rounds: number): Promise<EdgeSpeed> {
  const origin = `http://localhost:${served.ports.renderedPlain}`;
  await renderedHtml(origin, RESTAURANT_PATH);
  const etag = (await fetch(origin + MENU)).headers.get('etag') ?? '';
  const unchanged = { path: MENU, headers: { 'if-none-match': etag }, status: 304 };
  return {
    cachedPages: await perSecond(served, rounds, {
      path: RESTAURANT_PATH,
      headers: { 'accept-language': 'pt-BR' },
    }),
    unchangedMenus: await perSecond(served, rounds, unchanged),
    cachedMenus: await perSecond(served, rounds, { path: MENU }),
    renderMs: await timeRenders(served),
  };
}

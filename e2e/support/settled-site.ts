import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEdge, listen } from '@storefront/edge';
import { release } from '../../scripts/lib/release-workspaces';
import { test as base } from '../fixtures';
import { STOREFRONT_URL } from './address';
import { openOwnStore } from './own-store';

/** A storefront with settings of its own, and the server of the world that they name. */
export interface SettledSite {
  readonly url: string;
  /** Requests of the page to the other server, with their tokens. */
  readonly requests: { readonly path: string; readonly token: string | undefined }[];
}

const CHANNEL = 'stable';
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const STREET = {
  logradouro: 'Rua do Serviço',
  bairro: 'Pinheiros',
  localidade: 'São Paulo',
  uf: 'SP',
};
const SHARED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Tiles under `/tiles/`, postal codes under `/ws/`, on an origin that is not the page's. */
async function otherServer(
  requests: SettledSite['requests'],
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://other');
    if (request.method !== 'OPTIONS')
      requests.push({ path: pathname, token: request.headers.authorization });
    if (pathname.startsWith('/tiles/'))
      response.writeHead(200, { ...SHARED, 'content-type': 'image/png' }).end(TILE);
    else
      response
        .writeHead(200, { ...SHARED, 'content-type': 'application/json' })
        .end(JSON.stringify(STREET));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/**
 * Tests on a storefront with configured maps, services and counters. The workspaces must be built (`npm
 * run build`).
 */
export const test = base.extend<{ forgotten: void }, { site: SettledSite }>({
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'storefront-settled-'));
      const requests: SettledSite['requests'] = [];
      const other = await otherServer(requests);
      const store = await openOwnStore(path.join(folder, 'store'));
      await release(store, CHANNEL);
      const site = {
        services: { cepBase: `${other.url}/ws` },
        maps: {
          '': { tiles: `${other.url}/tiles/{z}/{x}/{y}.png`, attribution: '© Somebody else' },
          google_maps: { link: 'https://maps.example/?q={lat},{lng}' },
        },
        counterPickupRestaurants: [101],
      };
      const edge = await listen(
        createEdge({ store, channel: CHANNEL, api: { url: `${STOREFRONT_URL}/api` }, site }),
        0,
      );
      await use({ url: `http://localhost:${edge.port}`, requests });
      await edge.close();
      await other.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  forgotten: [
    async ({ site }, use) => {
      site.requests.length = 0;
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '../fixtures';

import { demo } from '..';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReferenceApi } from '../../../reference-api/src/reference-api';
import { withEmptyDatabase } from '../../../reference-api/src/testing/test-databases';

const NODES = 3;

test(
  'nodes that start together on one empty PostgreSQL with the demo all serve it, and it is written once',
  () =>
    withEmptyDatabase(async (databaseUrl) => {
      const folders = await Promise.all(
        Array.from({ length: NODES }, () => mkdtemp(join(tmpdir(), 'storefront-node-'))),
      );
      const nodes = await Promise.all(
        folders.map(async (dataDir) => {
          const node = await createReferenceApi({
            dataDir,
            databaseUrl,
            demo: true,
            plugins: [demo],
          });
          return { ...node, urls: await node.seed() };
        }),
      );
      try {
        for (const { urls, app } of nodes) {
          expect(urls).toEqual(expect.arrayContaining(['bella-napoli', 'slice-house']));
          for (const url of urls)
            expect((await app.inject(`/restaurant/data/v2/${url}`)).statusCode).toBe(200);
          expect((await app.inject('/restaurants')).json()).toHaveLength(urls.length);
        }
      } finally {
        await Promise.all(nodes.map((node) => node.close()));
        await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
      }
    }),
  120_000,
);

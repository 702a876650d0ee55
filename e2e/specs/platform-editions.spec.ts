import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { changeChannel, readBuild, listRevisions, type Store } from '@storefront/release';
import { releaseEditions } from '../../scripts/lib/release-editions';
import { release } from '../../scripts/lib/release-workspaces';
import { openOwnStore } from '../support/own-store';

const CHANNEL = 'stable';

/** A store that serves the workspaces as they are built, and no edition yet. */
const test = base.extend<{ store: Store }>({
  store: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-editions-'));
    const store = await openOwnStore(path.join(folder, 'store'));
    await release(store, CHANNEL);
    await use(store);
    await rm(folder, { recursive: true, force: true });
  },
});

test('[OPEN-037] the new pizza module is a build that its setting enables; released again, nothing changes', async ({
  store,
}) => {
  const { experiments, variants } = await releaseEditions(store, CHANNEL);
  expect(experiments).toMatchObject([
    {
      name: 'pizza-builder-nep',
      forces: { module: 'new_nep_pizzas', arm: 'nep' },
      arms: [{ name: 'control' }, { name: 'nep', share: 0 }],
    },
  ]);
  const build = experiments[0]?.arms[1]?.builds[0];
  expect(build?.name).toBe('mf-pizza-builder');
  expect(await readBuild(store, 'mf-pizza-builder', build?.id ?? '')).toMatchObject({
    edition: 'nep',
  });
  expect(Object.keys(variants)).toEqual(['nep']);

  const before = await listRevisions(store, CHANNEL);
  await releaseEditions(store, CHANNEL);
  expect(await listRevisions(store, CHANNEL)).toEqual(before);
  const half = (from: number): [number, number][] => [[from, from + 5000]];
  const ramped = await changeChannel(store, CHANNEL, { note: 'half' }, (current) => ({
    experiments: (current?.experiments ?? []).map((experiment) => ({
      ...experiment,
      arms: experiment.arms.map((arm, index) => ({
        ...arm,
        share: 5000,
        ranges: half(index * 5000),
      })),
    })),
  }));
  expect((await releaseEditions(store, CHANNEL)).experiments).toEqual(ramped.revision.experiments);
});

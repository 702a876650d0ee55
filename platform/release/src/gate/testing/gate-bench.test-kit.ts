import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '@storefront/build/workspace';
import { type BuildRef, type Composition, buildId } from '@storefront/compositions';
import type { CheckResult } from '../report';
import { type EditedBuild, mutate, readProductionBuild } from './edited-build.test-kit';
import { startGate } from './gate-process.test-kit';
import type { Mutation } from './mutation.test-kit';

/** What runs of the gate: without a name everything. */
interface Selection {
  readonly only?: readonly string[];
  readonly stories?: readonly string[] | undefined;
  readonly addresses?: readonly string[];
  /** Before the first promotion: what fails is not compared with the production builds. */
  readonly isFirst?: boolean;
}

/** A gate with one browser and one API, and a store in which the production builds are served. */
export interface GateBench {
  /**
   * Results of the checks that reject the production builds when these mutations are applied to
   * them, or that find something in both compositions; `run`: some of the checks in a browser, of
   * the stories and of the addresses, or all.
   */
  refusals(mutations: readonly Mutation[], run?: Selection): Promise<readonly CheckResult[]>;
  close(): Promise<void>;
}

/**
 * Of a wait on a page: a mutation that makes one wait costs it twice. A slow machine needs more than 8 s
 * for a step without any mutation.
 */
const TIMEOUT_MS = 20_000;

async function put(store: string, { record, files }: EditedBuild): Promise<BuildRef> {
  const ref = { name: record.name, id: buildId(record), contentHash: record.contentHash };
  const folder = path.join(store, 'builds', ref.name, ref.id);
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of files) if (bytes) await writeFile(path.join(folder, file), bytes);
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(record));
  return ref;
}

/**
 * Composes builds without checking their compatibility, because the gate under test does. Returns
 * the hash.
 */
async function compose(store: string, all: readonly EditedBuild[]): Promise<string> {
  const builds: BuildRef[] = [];
  for (const build of all) builds.push(await put(store, build));
  builds.sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(builds)).digest('hex');
  const composition: Composition = { hash, contract: 1, builds, previous: [] };
  await mkdir(path.join(store, 'compositions'), { recursive: true });
  await writeFile(path.join(store, 'compositions', `${hash}.json`), JSON.stringify(composition));
  return hash;
}

export async function openGateBench(): Promise<GateBench> {
  const gate = startGate();
  const store = await mkdtemp(path.join(tmpdir(), 'storefront-gate-store-'));
  const base = await Promise.all(['shell', ...remoteNames].map(readProductionBuild));
  const served = await compose(store, base);
  return {
    refusals: async (mutations, { only, stories, addresses, isFirst = false } = {}) => {
      const builds = base.map((build) =>
        mutations.filter(({ workspace }) => workspace === build.record.name).reduce(mutate, build),
      );
      const { results } = await gate.request({
        root: store,
        hash: await compose(store, builds),
        served: isFirst ? null : served,
        static: false,
        timeout: TIMEOUT_MS,
        ...(only ? { only } : {}),
        ...(stories ? { stories } : {}),
        ...(addresses ? { addresses } : {}),
      });
      return results.filter(({ isOk, skipped, shared }) => (!isOk && !skipped) || shared);
    },
    close: async () => {
      await gate.close();
      await rm(store, { recursive: true, force: true });
    },
  };
}

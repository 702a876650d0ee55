import { remoteNames } from '@storefront/build/workspace';
import type { BuildRef } from '@storefront/compositions';
import type { CheckResult } from '../report';
import { openBench } from './bench.test-kit';
import { startGate } from './gate-process.test-kit';
import type { Mutation } from './mutation.test-kit';

export interface Looking {
  readonly only?: readonly string[];
  /** Milliseconds that a wait in a browser may take. */
  readonly patience?: number;
}

/** A gate, and a bench with the workspace as it is, built and served. */
export interface GateBench {
  build(mutation: Mutation): Promise<BuildRef>;
  /** Checks that did not pass when these builds replace those that are served; `only` of the checks in a browser, or all. */
  refusals(builds: readonly BuildRef[], options?: Looking): Promise<readonly CheckResult[]>;
  close(): Promise<void>;
}

export async function openGateBench(): Promise<GateBench> {
  const gate = startGate();
  const bench = await openBench();
  const base = await bench.buildAll(['shell', ...remoteNames]);
  const served = await bench.compose(base);
  const replaced = (builds: readonly BuildRef[]): BuildRef[] => base.map((ref) => builds.find(({ name }) => name === ref.name) ?? ref);
  return {
    build: bench.build,
    refusals: async (builds, looking = {}) => {
      const hash = await bench.compose(replaced(builds));
      const { results } = await gate.ask({ root: bench.store, hash, served, static: looking.only?.length === 0, ...looking });
      return results.filter(({ isOk, skipped }) => !isOk && !skipped);
    },
    close: async () => {
      await gate.close();
      await bench.close();
    },
  };
}

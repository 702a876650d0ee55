import { coldLoad } from '../page/load';
import { firstScripts } from '../page/first-scripts';
import type { Served } from '../page/server';
import { RESTAURANT_PATH } from '../settings';
import { type Breakdown, breakDown } from './breakdown';

/** Contents of the first route's scripts, of the composition and of the one bundle. */
export interface BytesReport {
  readonly composed: Breakdown;
  readonly monolith: Breakdown;
}

/** Loads both once and breaks their scripts down; `root` is the workspace of the builds. */
export async function measureBytes({ ports, keyHash }: Served, root: string): Promise<BytesReport> {
  const of = async (port: number, plainPort: number): Promise<Breakdown> => {
    const load = await coldLoad(`https://localhost:${port}${RESTAURANT_PATH}`, keyHash);
    return breakDown(await firstScripts(load, `http://localhost:${plainPort}`), root);
  };
  return {
    composed: await of(ports.browser, ports.browserPlain),
    monolith: await of(ports.monolith, ports.monolithPlain),
  };
}

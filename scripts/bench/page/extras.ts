import { note } from '../note';
import { RESTAURANT_PATH } from '../settings';
import { coldLoad } from './load';
import { machineLoad } from './machine-load';
import type { Served } from './server';
import { measureStart } from './start-work';
import { measureStory } from './story';
import { tapProduct } from './tap-product';
import { measureWarm } from './warm-visit';

/** What is measured beside cold loads of the menu; times in ms, null for what does not exist. */
export interface Extras {
  /** Largest paint of the track page, and of the same without script. */
  readonly trackLcp: number | null;
  readonly trackStillLcp: number | null;
  /** A visit that the service worker answers: largest paint, and bytes on the wire. */
  readonly warmLcp: number;
  readonly warmBytes: number;
  readonly warmCls: number;
  /** From the tap on a product, 1 s after the largest paint, to its painted page. */
  readonly tapMs: number;
  /** CPU and wall time of the start, and its longest task. */
  readonly startCpu: number;
  readonly startWall: number;
  readonly startLongest: number;
  /** 75th percentile of the interactions of the main story, and their layout shift. */
  readonly inp: number;
  readonly storyCls: number;
}

/** One round. The track page is left out when the edge does not render it. */
export async function measureExtras({
  ports,
  keyHash,
  trackPath,
  rendered,
}: Served): Promise<Extras> {
  const menu = `https://localhost:${ports.rendered}${RESTAURANT_PATH}`;
  const lcpOf = async (port: number): Promise<number | null> =>
    (await coldLoad(`https://localhost:${port}${trackPath}`, keyHash)).vitals.lcp;
  const isTrackRendered = rendered.includes(trackPath);
  await machineLoad();
  const trackLcp = isTrackRendered ? await lcpOf(ports.rendered) : null;
  const trackStillLcp = isTrackRendered ? await lcpOf(ports.still) : null;
  const warm = await measureWarm(menu, keyHash);
  const tapMs = await tapProduct(menu, keyHash);
  const start = await measureStart(menu, keyHash);
  const story = await measureStory(menu, keyHash);
  note(`  tap ${Math.round(tapMs)} ms, start ${Math.round(start.startCpu)} ms of CPU`);
  return { trackLcp, trackStillLcp, ...warm, tapMs, ...start, ...story };
}

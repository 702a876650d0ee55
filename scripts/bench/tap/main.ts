import { note } from '../note';
import { machineLoad } from '../page/machine-load';
import type { Served } from '../page/server';
import { renderedHtml } from '../server/rendered-html';
import { CART_PATH, ITEM_PATHS, RESTAURANT_PATH } from '../settings';
import { startStorefront } from '../storefront';
import {
  type CartPaint,
  type PlusTap,
  type StoredCart,
  openCart,
  measurePaint,
  storeCart,
  tapPlus,
  workOfTap,
} from './interactions';

/** Times of a tap after the paint of the "+", in ms. */
const TAPS = [200, 1000, 3000] as const;
/** Rounds that measure the cost of the probe: it needs no more to be compared with seconds. */
const PROBED_ROUNDS = 3;

type TappedVariant = 'rendered' | 'browser' | 'monolith';

export interface TapMeasured extends PlusTap {
  readonly variant: TappedVariant;
  readonly afterMs: number;
}

/** Largest paints in ms: of a first visit, and of the same page without script; null without one. */
interface FirstVisit {
  readonly path: string;
  readonly lcp: number;
  readonly stillLcp: number | null;
  readonly isRendered: boolean;
}

interface Paint {
  readonly lcp: number;
  readonly isRendered: boolean;
}

/** Largest paints of the menu on a machine of which other processes use half, and without them. */
interface ForeignLoad {
  /** From the cache of the edge. */
  readonly quiet: Paint;
  /** A menu that the edge has not rendered before. */
  readonly newQuiet: Paint;
  readonly newBusy: Paint;
  /** The page without script. */
  readonly stillQuiet: Paint;
  readonly stillBusy: Paint;
}

/** What a customer perceives, of one round. */
export interface TapRound {
  readonly taps: readonly TapMeasured[];
  readonly visits: readonly FirstVisit[];
  readonly cart: CartPaint;
  readonly load: ForeignLoad;
  /** CPU ms of the main thread with the probe, of which its own, and without; null when not measured. */
  readonly probe: { readonly with: number; readonly own: number; readonly without: number } | null;
  /** Whether the first page after a restart was rendered. */
  readonly isRenderedFirst: boolean;
}

const urlOf = ({ ports }: Served, server: keyof Served['ports'], address: string): string =>
  `https://localhost:${ports[server]}${address}`;

/**
 * Taps at every time on the rendered page; on the others, which have started when the "+" is there,
 * at once and at one time that changes with the round.
 */
async function measureTaps(served: Served, round: number): Promise<TapMeasured[]> {
  const taps: TapMeasured[] = [];
  const later = TAPS[(round - 1) % TAPS.length] ?? TAPS[0];
  for (const [variant, times] of [
    ['rendered', [0, ...TAPS]],
    ['browser', [0, later]],
    ['monolith', [0, later]],
  ] as const)
    for (const afterMs of times) {
      const tap = await tapPlus(urlOf(served, variant, RESTAURANT_PATH), served.keyHash, afterMs);
      taps.push({ ...tap, variant, afterMs });
    }
  return taps;
}

async function measureVisits(served: Served): Promise<FirstVisit[]> {
  const { stills, keyHash } = served;
  const visits: FirstVisit[] = [];
  for (const address of ITEM_PATHS) {
    const own = await measurePaint(urlOf(served, 'rendered', address), keyHash);
    const still = stills.includes(address)
      ? await measurePaint(urlOf(served, 'still', address), keyHash)
      : null;
    visits.push({ path: address, ...own, stillLcp: still?.lcp ?? null });
  }
  return visits;
}

/**
 * The menu alone, from the cache and of an edge that has opened its realm but has not rendered this
 * screen; then the latter beside a busy process of normal priority on every second core.
 */
async function measureLoad(served: Served): Promise<ForeignLoad> {
  const paint = (server: keyof Served['ports']): Promise<Paint> =>
    measurePaint(urlOf(served, server, RESTAURANT_PATH), served.keyHash);
  const [stillQuiet, quiet] = [await paint('still'), await paint('rendered')];
  await served.command('renew');
  const newQuiet = await paint('fresh');
  await served.command('renew');
  await served.command('busy');
  try {
    const newBusy = await paint('fresh');
    return { stillQuiet, quiet, newQuiet, newBusy, stillBusy: await paint('still') };
  } finally {
    await served.command('rest');
  }
}

async function measureProbe(served: Served): Promise<TapRound['probe']> {
  const url = urlOf(served, 'rendered', RESTAURANT_PATH);
  const without = await workOfTap(url, served.keyHash, false);
  const probed = await workOfTap(url, served.keyHash, true);
  return { with: probed.cpu, own: probed.own ?? 0, without: without.cpu };
}

export interface TapReport {
  readonly rounds: readonly TapRound[];
  /** Median share of the machine that other processes used, 0…1. */
  readonly busy: readonly number[];
}

/** Rounds of a comparison, which others interleave with theirs. */
export interface TapComparison {
  measure(round: number): Promise<void>;
  report(): TapReport;
}

/** Whether `npm start` on the data of an earlier start renders the first page that it serves. */
async function isFirstRendered(root: string): Promise<boolean> {
  const started = await startStorefront(root);
  try {
    return started.firstHtml.includes('data-rendered=');
  } finally {
    await started.stop();
  }
}

/** A start that renders the menu before it is stopped. */
async function startOnce(root: string): Promise<void> {
  const started = await startStorefront(root);
  try {
    await renderedHtml(started.origin, RESTAURANT_PATH);
  } finally {
    await started.stop();
  }
}

/** Prepares the rounds of what a customer perceives. `root`: a copy of the workspace. */
export async function compareTaps(served: Served, root: string): Promise<TapComparison> {
  const rounds: TapRound[] = [];
  const busy: number[] = [];
  await startOnce(root);
  const cart: StoredCart = await storeCart(
    urlOf(served, 'rendered', RESTAURANT_PATH),
    served.keyHash,
  );
  const cartUrl = urlOf(served, 'rendered', CART_PATH);
  return {
    measure: async (round) => {
      busy.push(await machineLoad());
      const taps = await measureTaps(served, round);
      const own = taps.filter(({ variant }) => variant === 'rendered');
      note(
        `  taps ${round}: counter ${own.map(({ counter }) => Math.round(counter)).join(', ')} ms`,
      );
      busy.push(await machineLoad());
      const visits = await measureVisits(served);
      const paint = await openCart(cartUrl, served.keyHash, cart);
      busy.push(await machineLoad());
      const load = await measureLoad(served);
      const probe = round <= PROBED_ROUNDS ? await measureProbe(served) : null;
      const isRenderedFirst = await isFirstRendered(root);
      rounds.push({ taps, visits, cart: paint, load, probe, isRenderedFirst });
      note(
        `  foreign load ${round}: ${Math.round(load.quiet.lcp)} → ${Math.round(load.newBusy.lcp)} ms, ` +
          `cart lines ${Math.round(paint.lines)} ms`,
      );
    },
    report: () => ({ rounds, busy }),
  };
}

import { type Browser, chromium } from '@playwright/test';
import type { BuildRef } from '@storefront/compositions';
import { BROWSER_ARGS, ensureBrowser } from '../../lib/find-browser';
import { note } from '../note';
import { addressesOf } from './addresses';
import type { Compositions, Spare } from './compositions';
import { FAULTS, type Fault, answers } from './faults';
import { type Fallback, type Visit, filledCart, timeToFallback } from './time-to-fallback';

export interface Cell extends Fallback {
  readonly spare: Spare;
  readonly remote: string;
  readonly fault: Fault;
}

type Session = Pick<Visit, 'state' | 'cart'> & {
  readonly browser: Browser;
  readonly addresses: ReadonlyMap<string, string>;
};

function visitOf(
  session: Session,
  builds: readonly BuildRef[],
  [remote, address]: readonly [string, string],
  fault: Fault,
): Visit {
  const id = builds.find(({ name }) => name === remote)?.id ?? '';
  const files = `**/builds/${remote}/${id}/**`;
  return {
    address,
    remote,
    state: session.state,
    cart: session.cart,
    breakFiles: async (page) => {
      if (fault !== 'throws') await page.route(files, answers[fault]);
    },
  };
}

async function measureAll(
  session: Session,
  compositions: Compositions,
  spare: Spare,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const fault of FAULTS) {
    note(`Breaking every remote: ${fault}, ${spare} …`);
    const builds = await (fault === 'throws'
      ? compositions.serveThrowing(spare)
      : compositions.serveWorking(spare));
    for (const place of session.addresses) {
      const fallback = await timeToFallback(
        session.browser,
        visitOf(session, builds, place, fault),
      );
      cells.push({ spare, remote: place[0], fault, ...fallback });
      note(`  ${place[0]}: ${fallback.as ?? 'nothing'} after ${Math.round(fallback.ms ?? 0)} ms`);
    }
  }
  return cells;
}

/**
 * Breaks each remote in each way, without and with a last good build, and measures the time until
 * the customer sees the fallback.
 */
export async function measureFallbacks(
  origin: string,
  compositions: Compositions,
): Promise<Cell[]> {
  const addresses = await addressesOf(origin);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS],
  });
  try {
    const session: Session = {
      browser,
      addresses,
      ...(await filledCart(browser, addresses.get('mf-menu') ?? origin)),
    };
    return [
      ...(await measureAll(session, compositions, 'without last good build')),
      ...(await measureAll(session, compositions, 'with last good build')),
    ];
  } finally {
    await browser.close();
  }
}

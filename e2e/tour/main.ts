import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { workspaceRoot } from '@storefront/build/workspace';
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/lib/find-browser';
import { say } from '../../scripts/lib/say';
import { openVisit, SIZES } from './open-visit';
import { onOwnStorefront } from './own-storefront';
import { SCREENS } from './screens/all-screens';
import { takePicture } from './take-picture';
import type { TourScreen } from './tour-screen';
import { writeDoc } from './write-doc';

const LOOKS = ['trattoria', 'ember'] as const;
const PICTURES = path.join(workspaceRoot, 'docs/images/tour');
const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[];

async function picture(browser: Browser, url: string, screen: TourScreen): Promise<void> {
  for (const look of LOOKS)
    for (const size of sizes) {
      if (size === 'wide' && screen.isAlsoWide !== true) continue;
      const { context, visitor } = await openVisit(browser, { url, screen, look, size });
      const file = `${screen.id}-${look}${size === 'wide' ? '-wide' : ''}.webp`;
      await screen.visit(visitor);
      await takePicture(visitor.page, path.join(PICTURES, file));
      await context.close();
      say(file);
    }
}

/**
 * `npm run tool tour [-- --url=http://localhost:8080] [names of screens]`: pictures of all screens, or of
 * the named ones, and docs/tour.md.
 */
export async function main(args: readonly string[]): Promise<void> {
  const url = args.find((arg) => arg.startsWith('--url='))?.slice('--url='.length);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const wanted = SCREENS.filter(({ id }) => names.length === 0 || names.includes(id));
  await mkdir(PICTURES, { recursive: true });
  const takeAll = async (at: string): Promise<void> => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [...BROWSER_ARGS],
    });
    try {
      for (const screen of wanted) await picture(browser, at, screen);
    } finally {
      await browser.close();
    }
  };
  await (url === undefined ? onOwnStorefront(takeAll) : takeAll(url));
  await writeDoc(path.join(workspaceRoot, 'docs/tour.md'), LOOKS, SCREENS);
}

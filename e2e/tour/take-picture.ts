import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { animationsEnded } from '../support/animations-ended';
import { showOwnFonts } from '../support/own-fonts';

const QUALITY = 60;

/** Waits until parts, fonts, pictures on the screen and finite animations are complete. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await showOwnFonts(page);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await animationsEnded(page);
}

/** Writes the visible part of the page as WebP. */
export async function takePicture(page: Page, file: string): Promise<void> {
  await atRest(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await writeFile(file, Buffer.from(data, 'base64'));
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { note } from './note';
import { type OpenedPage, openPage } from './page/open-page';
import type { Served } from './page/server';
import { CAP_MS, RESTAURANT_PATH } from './settings';
import { touch } from './tap/interactions';
import { startProbe } from './tap/probe';

/** A frame of a recording: base64, null before the first one. */
type Frame = string | null;
interface Row {
  readonly title: string;
  readonly frames: readonly Frame[];
}

/** Pictures of the first second, in ms since the navigation, and of a tap, in ms since the touch. */
const FIRST_SECOND = Array.from({ length: 10 }, (_, at) => (at + 1) * 100);
const AFTER_TAP = [0, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 8000];
/** Time of the tap after the paint of the "+", in ms. */
const TAP_MS = 1000;
/** A frame is sent after it was shown. */
const DELAY_MS = 300;

/** The browser sends a frame when the screen changes: each time has the latest one before it. */
async function record(cdp: CDPSession): Promise<(times: readonly number[]) => Frame[]> {
  const frames: { readonly at: number; readonly data: string }[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxHeight: 844 });
  return (times) => times.map((time) => frames.filter(({ at }) => at <= time).at(-1)?.data ?? null);
}

/** Records a page of a new phone. */
async function recorded(
  keyHash: string,
  act: (opened: OpenedPage) => Promise<Frame[]>,
): Promise<Frame[]> {
  const opened = await openPage({ keyHash });
  try {
    return await act(opened);
  } finally {
    await opened.close();
  }
}

const firstSecond = (url: string, keyHash: string): Promise<Frame[]> =>
  recorded(keyHash, async ({ page, cdp }) => {
    const framesAt = await record(cdp);
    await page.goto(url, { timeout: CAP_MS });
    const start = await page.evaluate(() => performance.timeOrigin);
    const times = FIRST_SECOND.map((ms) => start + ms);
    await pause(Math.max(0, (times.at(-1) ?? 0) + DELAY_MS - Date.now()));
    return framesAt(times);
  });

const tapOnPlus = (url: string, keyHash: string): Promise<Frame[]> =>
  recorded(keyHash, async ({ page, cdp }) => {
    const probe = await startProbe(cdp);
    const framesAt = await record(cdp);
    await page.goto(url, { waitUntil: 'commit', timeout: CAP_MS });
    const plus = await probe.first('plus');
    await pause(Math.max(0, plus.at + TAP_MS - Date.now()));
    const start = Date.now();
    await touch(cdp, plus);
    const times = AFTER_TAP.map((ms) => start + ms);
    await pause(Math.max(0, (times.at(-1) ?? 0) + DELAY_MS - Date.now()));
    return framesAt(times);
  });

/** Draws the rows below each other on a canvas of the browser. Returns the WebP as base64. */
async function draw(
  rows: readonly Row[],
  steps: readonly number[],
  keyHash: string,
): Promise<string> {
  const { page, close } = await openPage({ keyHash, slow: 'nothing' });
  try {
    return await page.evaluate(
      async ({ drawn, steps }) => {
        const [width, height, gap, line] = [130, 281, 8, 22];
        const canvas = document.createElement('canvas');
        canvas.width = steps.length * (width + gap) + gap;
        canvas.height = drawn.length * (height + 2 * line + gap);
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.font = '14px sans-serif';
        for (const [row, { title, frames }] of drawn.entries()) {
          const top = row * (height + 2 * line + gap);
          context.fillStyle = '#222';
          context.fillText(title, gap, top + line - 6);
          for (const [at, frame] of frames.entries()) {
            const left = gap + at * (width + gap);
            context.fillStyle = '#222';
            context.fillText(`${(steps[at]! / 1000).toFixed(1)} s`, left, top + 2 * line - 6);
            if (frame !== null) {
              const picture = new Image();
              picture.src = `data:image/jpeg;base64,${frame}`;
              await picture.decode();
              context.drawImage(picture, left, top + 2 * line, width, height);
            }
            context.strokeStyle = '#bbb';
            context.strokeRect(left + 0.5, top + 2 * line + 0.5, width - 1, height - 1);
          }
        }
        return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
      },
      { drawn: rows, steps },
    );
  } finally {
    await close();
  }
}

/**
 * Writes into a folder the first second of a cold load, before and after, and a tap on the first "+"
 * one second after its paint, beside the one bundle.
 */
export async function writeFilmstrips({ ports, keyHash }: Served, folder: string): Promise<void> {
  const urlOf = (port: number): string => `https://localhost:${port}${RESTAURANT_PATH}`;
  const write = async (name: string, steps: readonly number[], rows: readonly Row[]) => {
    const file = path.join(folder, name);
    await writeFile(file, Buffer.from(await draw(rows, steps, keyHash), 'base64'));
    note(`${file} is written`);
  };
  const row = async (title: string, frames: Promise<Frame[]>): Promise<Row> => ({
    title,
    frames: await frames,
  });
  await write('first-second.webp', FIRST_SECOND, [
    await row('Rendered in the browser (RENDER=off)', firstSecond(urlOf(ports.browser), keyHash)),
    await row('Rendered at the edge', firstSecond(urlOf(ports.rendered), keyHash)),
  ]);
  await write('first-tap.webp', AFTER_TAP, [
    await row(
      'Tap on + one second after its paint: rendered at the edge',
      tapOnPlus(urlOf(ports.rendered), keyHash),
    ),
    await row('One bundle in the browser', tapOnPlus(urlOf(ports.monolith), keyHash)),
  ]);
}

import { CAP_MS, RESTAURANT_PATH } from '../settings';
import { openPage } from '../page/open-page';

/** Time between two pictures, and the last one, in ms since the navigation. */
const STEP_MS = 100;
const LAST_MS = 1000;

export const STEPS = Array.from({ length: LAST_MS / STEP_MS }, (_, at) => (at + 1) * STEP_MS);

interface Frame {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JPEG in base64. */
  readonly data: string;
}

/**
 * The pictures of a cold load at each step, as base64; null before the first frame. The browser
 * sends a frame when the screen changes: each step has the latest frame before it.
 */
export async function recordFrames(
  port: number,
  keyHash: string,
): Promise<readonly (string | null)[]> {
  const { page, cdp, close } = await openPage({ keyHash });
  try {
    const frames: Frame[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
      void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxHeight: 844 });
    await page.goto(`https://localhost:${port}${RESTAURANT_PATH}`, { timeout: CAP_MS });
    const start = await page.evaluate(() => performance.timeOrigin);
    await page.waitForFunction((until) => performance.now() > until, LAST_MS + STEP_MS);
    await cdp.send('Page.stopScreencast');
    return STEPS.map(
      (step) => frames.filter(({ at }) => at >= start && at - start <= step).at(-1)?.data ?? null,
    );
  } finally {
    await close();
  }
}

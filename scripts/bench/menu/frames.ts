import type { CDPSession, Page } from '@playwright/test';

const VSYNC_MS = 1000 / 60;
/**
 * A longer frame has missed at least one refresh of the screen: differences below one refresh are
 * noise.
 */
const LATE_MS = VSYNC_MS * 1.5;

/**
 * `late`: share of frames after their deadline; `dropped`: share of the screen's refreshes without
 * a new frame, both 0…1.
 */
export interface Frames {
  readonly count: number;
  readonly late: number;
  readonly dropped: number;
  readonly worstMs: number;
}

/*
 * Texts instead of functions: helpers that a compiler adds to a function do not exist in the page.
 */
const RECORD = `(() => {
  const deltas = []; let last = performance.now(); let on = true;
  const tick = (now) => { deltas.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
  window.__stopFrames = () => { on = false; return deltas; };
})()`;

/** Frames of the page while something happens to it. */
export async function recordFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(RECORD);
  await act();
  return page.evaluate<number[]>('window.__stopFrames()');
}

export function summary(deltas: readonly number[]): Frames {
  const missed = deltas.reduce(
    (sum, delta) => sum + Math.max(0, Math.round(delta / VSYNC_MS) - 1),
    0,
  );
  const late = deltas.filter((delta) => delta > LATE_MS).length;
  const count = Math.max(1, deltas.length);
  return {
    count: deltas.length,
    late: late / count,
    dropped: missed / (count + missed),
    worstMs: Math.max(0, ...deltas),
  };
}

/** A finger that swipes over the page: real input, scrolled by the browser as on a phone. */
export async function swipe(cdp: CDPSession, pixels: number, speed: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -pixels,
    speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
}

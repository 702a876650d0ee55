import type { Page } from '@playwright/test';

export interface Touches {
  readonly taps: number;
  readonly fields: number;
}

type Counted = Window & { touches?: { taps: number; fields: Set<unknown> } };

/**
 * Counts the taps and the filled fields of every later page load; the result reads the figures of
 * the current one. A tap is a press of the pointer; a field is an input that text was typed into.
 */
export async function countTouches(page: Page): Promise<() => Promise<Touches>> {
  await page.addInitScript(() => {
    const touches = { taps: 0, fields: new Set<unknown>() };
    (window as Counted).touches = touches;
    window.addEventListener('pointerdown', () => (touches.taps += 1), { capture: true });
    window.addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
        if (isTyped) touches.fields.add(target);
      },
      { capture: true },
    );
  });
  return () =>
    page.evaluate(() => {
      const { taps = 0, fields = new Set() } = (window as Counted).touches ?? {};
      return { taps, fields: fields.size };
    });
}

import type { Page } from '@playwright/test';

/** The text of a browser by default, in CSS pixels: 100 %. */
const USUAL = 16;

/**
 * Sets the text size of the browser, as its setting does: `rem` in styles and media queries follows,
 * pixels do not.
 */
export async function textSizeOf(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (percent) => {
    const size = Math.round((USUAL * percent) / 100);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  };
}

/**
 * What a customer cannot read on the page, one line each: a page wider than the window, texts of
 * headings and controls that are outside of the window or cut off by a box that does not scroll. A
 * `summary` may be cut off, since it opens its whole text.
 */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 2; // CSS pixels: rounded line boxes, and strokes below the last line
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide =
      scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} wide, the window ${clientWidth}`]
        : [];
    const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
    const lossOf = (start: Element, box: DOMRect): string | null => {
      let [isAcross, isDown] = [true, true];
      for (let part: Element | null = start; part !== null; part = part.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(part);
        if (clipPath !== 'none' && position === 'absolute') return null; // for screen readers
        const at = part.getBoundingClientRect();
        isAcross &&= !scrolls(overflowX);
        isDown &&= !scrolls(overflowY);
        if (
          isAcross &&
          clips(overflowX) &&
          (box.left < at.left - LEAST || box.right > at.right + LEAST)
        )
          return 'cut off at its side';
        if (
          isDown &&
          clips(overflowY) &&
          (box.top < at.top - LEAST || box.bottom > at.bottom + LEAST)
        )
          return 'cut off below';
        if (position === 'fixed') break;
      }
      const isOutside = isAcross && (box.left < -LEAST || box.right > clientWidth + LEAST);
      return isOutside ? 'outside of the window' : null;
    };
    const lost = [...document.querySelectorAll('h1, h2, h3, h4, a, button, label, legend')].flatMap(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found = new Set<string>();
        while (texts.nextNode()) {
          const { currentNode } = texts;
          if (currentNode.parentElement === null || !currentNode.textContent?.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(currentNode);
          for (const box of range.getClientRects()) {
            const loss = lossOf(currentNode.parentElement, box);
            if (loss !== null) found.add(`"${currentNode.textContent.trim()}" is ${loss}`);
          }
        }
        return [...found];
      },
    );
    return [...wide, ...new Set(lost)];
  });

/**
 * The part of the window, 0 to 1, that is covered by what stays while the page scrolls: by boxes that
 * are wider than half of it, not by columns. The page is left at the middle.
 */
export const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const boxes = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const { scrollHeight } = document.documentElement;
    const { innerHeight, innerWidth } = window;
    const scrollTo = async (top: number): Promise<DOMRect[]> => {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      return boxes.map((element) => element.getBoundingClientRect());
    };
    const middle = Math.max(0, (scrollHeight - innerHeight) / 2);
    const before = await scrollTo(middle - 24);
    const after = await scrollTo(middle);
    if (middle < 24) return 0; // everything is on one screen
    const rows = new Set<number>();
    after.forEach((box, at) => {
      const isStill = Math.abs(box.top - (before[at]?.top ?? Number.NaN)) < 1;
      const isShown = boxes[at]?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      if (!isStill || !isShown || box.width < innerWidth / 2) return;
      for (
        let row = Math.max(0, Math.floor(box.top));
        row < Math.min(innerHeight, box.bottom);
        row += 1
      )
        rows.add(row);
    });
    return rows.size / innerHeight;
  });

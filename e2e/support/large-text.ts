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
 * What a customer cannot read on the page, one line each: a page wider than the window, texts that
 * are outside of the window, outside of their own box, so that they may overlap another one, or cut
 * off by a box that does not scroll; prices, and words of headings and controls, that are broken. A
 * `summary` may be cut off, since it opens its whole text, and so may a description that is limited to
 * a number of lines.
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
    const CONTROLS = 'h1, h2, h3, h4, a, button, label, legend';
    const blockOf = (start: Element): Element =>
      /^(inline|contents)$/.test(getComputedStyle(start).display) && start.parentElement !== null
        ? blockOf(start.parentElement)
        : start;
    const isShortened = (start: Element): boolean => {
      for (let part: Element | null = start; part !== null; part = part.parentElement) {
        const { webkitLineClamp, textOverflow } = getComputedStyle(part);
        if (webkitLineClamp !== 'none' || textOverflow !== 'clip') return true;
      }
      return start.closest('summary') !== null;
    };
    const lossesOf = (element: Element, text: string, boxes: readonly DOMRect[]): string[] => {
      const losses = new Set(
        boxes.map((box) => lossOf(element, box)).filter((loss) => loss !== null),
      );
      const own = blockOf(element).getBoundingClientRect();
      const isShown = own.width > 1; // others are for screen readers
      if (
        isShown &&
        boxes.some(({ left, right }) => left < own.left - LEAST || right > own.right + LEAST)
      )
        losses.add('wider than its box');
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      const isPrice = /^\S*\$\s?[\d.,]+$/.test(text);
      const words = isPrice ? 1 : text.split(/[\s\-–/@.]+/).length;
      if (isShown && (isPrice || element.closest(CONTROLS) !== null) && lines > words)
        losses.add('broken within a word');
      return [...losses];
    };
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement: element } = currentNode;
      const text = currentNode.textContent?.trim() ?? '';
      if (
        element === null ||
        text === '' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        (element.closest(CONTROLS) === null && isShortened(element))
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const loss of lossesOf(element, text, [...range.getClientRects()]))
        lost.push(`"${text}" is ${loss}`);
    }
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

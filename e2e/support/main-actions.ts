import type { Page } from '@playwright/test';

/**
 * Main actions of the page that are smaller than 44 × 44 CSS pixels, one line each: visible buttons
 * and links with the fill of a primary button, and the buttons beside a quantity. The area of a
 * pseudo-element that enlarges a target counts.
 */
export const smallMainActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-brand-strong)';
    document.body.append(probe);
    const fill = getComputedStyle(probe).color;
    probe.remove();
    const sizeOf = (element: Element): [width: number, height: number] => {
      const { width, height } = element.getBoundingClientRect();
      const sizes = ['::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return style.position === 'absolute'
          ? [Number.parseFloat(style.width), Number.parseFloat(style.height)]
          : [0, 0];
      });
      return [width, height].map((size, at) =>
        Math.max(size, ...sizes.map((area) => area[at] || 0)),
      ) as [number, number];
    };
    return [...document.querySelectorAll('button, a[href], [role="button"]')].flatMap((element) => {
      const isMain =
        getComputedStyle(element).backgroundColor === fill ||
        Boolean(element.parentElement?.querySelector(':scope > [role="spinbutton"]'));
      if (!isMain || !element.checkVisibility({ visibilityProperty: true })) return [];
      const [width, height] = sizeOf(element);
      if (width === 0 || (width >= LEAST - 0.1 && height >= LEAST - 0.1)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`"${name}" is ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  });

import { expect, type Page } from '@playwright/test';

/**
 * Whether the focus is visible: a ring on the element, on the surrounding box, or on the card that
 * represents it.
 */
const focusIsVisible = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body)
      // behind the last element of a modal dialog Tab leads to the browser's own buttons
      return document.querySelector('dialog:modal') ? 'in the browser' : 'nothing has the focus';
    for (
      let element: Element | null = focused;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        ((element === focused || element === focused.parentElement) && boxShadow !== 'none')
      )
        return 'visible';
    }
    return `no ring on ${focused.outerHTML.slice(0, 120)}`;
  });

/**
 * Keyboard navigation: presses Tab until the wanted element has the focus, and checks at every stop
 * that the focus is visible.
 */
export async function tabTo(page: Page, name: string | RegExp, role: string): Promise<void> {
  for (let press = 0; press < 250; press += 1) {
    const found = await page
      .locator(':focus')
      .and(page.getByRole(role as 'button', { name, exact: true }))
      .count();
    if (found > 0) return;
    await page.keyboard.press('Tab');
    // a dialog that is being opened gets the focus a moment later
    await expect.poll(() => focusIsVisible(page)).toMatch(/^(?:visible|in the browser)$/);
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for fades and slides that end: halfway through one a colour is nobody's. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );

/**
 * What axe finds against WCAG 2.2 A and AA in a part of the page as it is now: rule, help and the
 * elements, one line each.
 */
export async function accessibilityProblems(page: Page, part = 'html'): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(WCAG).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for finite fades and slides: colours during a transition are not part of the design. */
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
 * Violations of WCAG 2.2 A and AA that axe finds in a part of the page in its current state: rule,
 * help and the elements, one line each.
 */
export async function accessibilityProblems(page: Page, part = 'html'): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(WCAG).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

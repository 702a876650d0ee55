import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { animationsEnded } from './animations-ended';

/** Without comments and long names: the page parses it in half the time, before each scan. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails when axe finds a violation of WCAG 2.2 A or AA in a part of the page in its current state. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await animationsEnded(page);
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({
      // axe has it disabled by default
      rules: { 'target-size': { enabled: true } },
      // the other results have the rules, not each element
      resultTypes: ['violations'],
    })
    .include(part)
    .withTags(WCAG)
    // without frames there are no results to merge, which takes a page of its own
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
}

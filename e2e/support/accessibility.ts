import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { animationsEnded } from './animations-ended';

/** Without comments and long names: the page parses it in half the time, before each scan. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One scan, as `npm run tool accessibility` reads it from the attachments of the tests. */
interface AccessibilityScan {
  /** Path of the page, without its query. */
  readonly path: string;
  /** CSS selector of the part. */
  readonly part: string;
  /** Empty on pages that are not the storefront's. */
  readonly look: string;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: string;
  readonly axe: string;
  readonly browser: string;
  /** Rules that found elements, all of them without a violation. */
  readonly passed: readonly string[];
  /** Rules that could not decide about some elements. */
  readonly undecided: readonly string[];
  /** Violations: rule, help and the elements, one line each. */
  readonly problems: readonly string[];
}

/** The look and the color scheme in which the page is shown. */
const appearanceOf = (page: Page): Promise<Pick<AccessibilityScan, 'look' | 'colorScheme'>> =>
  page.evaluate(() => {
    const { documentElement } = document;
    const schemes = getComputedStyle(documentElement).colorScheme.split(' ');
    const isDark =
      schemes.includes('dark') &&
      (!schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
    return {
      look: documentElement.dataset['look'] ?? '',
      colorScheme: isDark ? ('dark' as const) : ('light' as const),
    };
  });

async function scan(page: Page, part: string): Promise<AccessibilityScan> {
  await animationsEnded(page);
  const found = await new AxeBuilder({ page, axeSource })
    .options({
      // axe has it disabled by default
      rules: { 'target-size': { enabled: true } },
      // of the other results only the rules are read, not each element
      resultTypes: ['violations'],
    })
    .include(part)
    .withTags(WCAG)
    // without frames there are no results to merge, which takes a page of its own
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const failed = new Set(found.violations.map(({ id }) => id));
  return {
    ...(await appearanceOf(page)),
    path: new URL(page.url()).pathname,
    part,
    viewport: `${width}×${height}`,
    axe: found.testEngine.version,
    browser: page.context().browser()?.version() ?? '',
    passed: found.passes.map(({ id }) => id).filter((id) => !failed.has(id)),
    undecided: found.incomplete.map(({ id }) => id),
    problems: found.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
  };
}

/**
 * Fails when axe finds a violation of WCAG 2.2 A or AA in a part of the page in its current state. The
 * scan is attached to the test's result.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const found = await scan(page, part);
  const contentType = 'application/json';
  await test.info().attach('accessibility', { body: JSON.stringify(found), contentType });
  expect(found.problems).toEqual([]);
}

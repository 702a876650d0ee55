import type { Stage } from './run-stage';

/** Files that every test depends on without importing them. */
const EVERYWHERE = [
  /^package(?:-lock)?\.json$/,
  /^tsconfig(?:\.base)?\.json$/,
  /^jest\.config\.cjs$/,
  /^scripts\/jest\/.+$/,
  /^e2e\/playwright\.config\.ts$/,
];

/** Unit tests that read files without importing them, and the files they read. */
const READERS: readonly (readonly [files: RegExp, test: string])[] = [
  [/\.(?:tsx?|md|sql|css|[mc]?js)$/, 'scripts/requirements/requirements.test.ts'],
  [/^docs\/requirements/, 'scripts/locales/locales.test.ts'],
  [/\.md$|CODEOWNERS$/, 'scripts/docs/pages.test.ts'],
  [/^shared-domain\//, 'scripts/api-report/api-report.test.ts'],
];
const findReaders = (changed: readonly string[]): string[] =>
  READERS.filter(([files]) => changed.some((file) => files.test(file))).map(([, test]) => test);

/**
 * Limits the run to the tests affected by the changed files: Jest runs the tests that import or
 * read one of them, Playwright runs `stories`. Checks and builds stay. A change of the tools'
 * configuration affects everything.
 */
export function changedStages(
  stages: readonly Stage[],
  changed: readonly string[],
  stories: readonly string[],
): Stage[] {
  if (changed.some((file) => EVERYWHERE.some((pattern) => pattern.test(file)))) return [...stages];
  return stages.flatMap((stage): Stage[] => {
    if (stage.tests === undefined) return [stage];
    const read = stage.group === 'unit' ? findReaders(changed) : [];
    const files = stage.tests.runner === 'jest' ? [...changed, ...read] : stories;
    if (files.length === 0) return [];
    const args =
      stage.tests.runner === 'jest' ? ['--passWithNoTests', '--findRelatedTests', ...files] : files;
    return [{ ...stage, args: [...stage.args, ...args] }];
  });
}

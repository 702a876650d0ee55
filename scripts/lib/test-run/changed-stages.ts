import type { Stage } from './run-stage';

/** Files that every test depends on without importing them. */
const EVERYWHERE = /^(package(-lock)?\.json|tsconfig(\.base)?\.json|jest[\w.]*\.config\.cjs|scripts\/jest\/.+|e2e\/playwright\.config\.ts)$/;

/**
 * Limits the run to what the changed files affect: Jest runs the tests whose imports reach one of them, Playwright runs
 * `stories`. Checks and builds stay. A change of the tools' configuration affects everything.
 */
export function changedStages(stages: readonly Stage[], changed: readonly string[], stories: readonly string[]): Stage[] {
  if (changed.some((file) => EVERYWHERE.test(file))) return [...stages];
  return stages.flatMap((stage): Stage[] => {
    if (stage.tests === undefined) return [stage];
    const files = stage.tests.runner === 'jest' ? changed : stories;
    if (files.length === 0) return [];
    const args = stage.tests.runner === 'jest' ? ['--passWithNoTests', '--findRelatedTests', ...files] : files;
    return [{ ...stage, args: [...stage.args, ...args] }];
  });
}

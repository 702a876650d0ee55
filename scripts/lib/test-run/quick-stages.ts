import type { Stage } from './run-stage';

/** One complete story per way to order: delivery, pickup, drive-thru, table, tablet. */
export const ORDER_STORIES = [
  'story-order-delivery',
  'story-order-pickup',
  'story-order-drive-thru',
  'story-order-table',
  'story-order-tablet',
] as const;

/** A folder without sources is no error. */
const UNMATCHED = '--no-error-on-unmatched-pattern';

const WORKERS = '--maxWorkers=';

/** Folder of the package that a file belongs to; empty for a file of the root. */
function toPackage(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  if (first === 'platform' && third !== undefined) return `${first}/${second}`;
  return second === '' ? '' : first;
}

/**
 * Answers within minutes: lint and format of the changed packages, types, unit tests, and one story
 * per way to order. A change of a file in the root checks everything.
 */
export function quickStages(stages: readonly Stage[], changed: readonly string[]): Stage[] {
  const packages = [...new Set(changed.map(toPackage))].sort();
  const narrow = (stage: Stage): Stage[] => {
    if (packages.includes('')) return [stage];
    const code = packages.filter((name) => name !== 'docs' && !name.startsWith('.'));
    return code.length === 0
      ? []
      : [{ ...stage, args: [...stage.args.filter((arg) => arg !== '.'), UNMATCHED, ...code] }];
  };
  return stages.flatMap((stage): Stage[] => {
    if (stage.name === 'lint' || stage.name === 'format') return narrow(stage);
    if (stage.name === 'types' || stage.group === 'build') return [stage];
    // The other core is idle after the builds.
    if (stage.group === 'unit')
      return [
        {
          ...stage,
          args: [...stage.args.filter((arg) => !arg.startsWith(WORKERS)), `${WORKERS}2`],
        },
      ];
    if (stage.group === 'stories') return [{ ...stage, args: [...stage.args, ...ORDER_STORIES] }];
    return [];
  });
}

import type { PageComposition, PageExperiment } from '@storefront/loader/page';
import type { VisitArm } from '@storefront/shared-domain/contracts';

export interface Exposing {
  readonly experiments: readonly PageExperiment[];
  readonly arms: readonly VisitArm[];
  readonly composition: PageComposition;
}

/**
 * Arms that the visitor has seen once a page of `remote` is shown: of each experiment with arms
 * that replace this remote, control included. A build other than the composition's is a fallback
 * and shows no arm.
 */
export function exposedBy(
  remote: string,
  base: string | null,
  { experiments, arms, composition }: Exposing,
): VisitArm[] {
  if (composition.remotes[remote]?.base !== base) return [];
  return arms.filter(({ experiment, how }) => {
    const tested = experiments.find(({ name }) => name === experiment);
    return how === 'assigned' && tested?.arms.some(({ builds }) => remote in builds);
  });
}

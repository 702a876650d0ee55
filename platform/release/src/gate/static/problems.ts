import { type CompositionProblem, checkComposition } from '@storefront/compositions';
import type { Candidate } from '../candidate';

/** Problems of these kinds in the records of a candidate. */
export const problemsOf = (
  { shell, remotes }: Pick<Candidate, 'shell' | 'remotes'>,
  ...kinds: readonly CompositionProblem['kind'][]
): string[] =>
  checkComposition([shell, ...remotes])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ sentence }) => sentence);

import { checkComposition, describeProblem } from '@storefront/compositions';
import type { StaticCheck } from '../check';

export const contract: StaticCheck = {
  name: 'contract',
  sentence: "Every remote speaks the shell's contract, or the one before.",
  advice:
    'Release the shell of the new contract first, or build the remote against the contract that the shell speaks.',
  run: ({ shell, remotes }) =>
    checkComposition([shell, ...remotes])
      .filter(({ kind }) => kind === 'contract-not-spoken')
      .map(describeProblem),
};

import type { StaticCheck } from '../check';
import { problemsOf } from './problems';

export const contract: StaticCheck = {
  name: 'contract',
  sentence: "Every remote speaks the shell's contract, or the one before.",
  advice:
    'Release the shell of the new contract first, or build the remote against the contract that the shell speaks.',
  run: (candidate) => problemsOf(candidate, 'contract-not-spoken'),
};

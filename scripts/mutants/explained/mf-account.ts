import type { Explanation } from './explanation';

const REORDER = 'mf-account/src/features/reorder/reorder.model.ts';
const PRIZES = 'mf-account/src/features/prizes/prizes.model.ts';

const LOADED_TOGETHER =
  'The menu and the record of a restaurant are loaded together: both are null or neither is.';

/** Survivors of the models of the account. */
export const mfAccount: readonly Explanation[] = [
  {
    file: 'mf-account/src/features/google/google.model.ts',
    original: "{ kind: 'nothing' }",
    replacement: '{}',
    reason: "An answer is only compared with 'wrong' and 'token': one without a kind is neither.",
  },
  {
    file: 'mf-account/src/features/your-data/erase.model.ts',
    original: "came.kind === 'token'",
    replacement: 'true',
    reason: 'Other answers have no token, and undefined leaves a store as it is.',
  },
  {
    file: 'mf-account/src/features/customer/customer.model.ts',
    original: 'login + 1',
    replacement: 'login - 1',
    reason: 'Numbers of logins are only compared for equality, and neither direction repeats one.',
  },
  {
    file: PRIZES,
    original: 'line === undefined',
    replacement: 'false',
    reason: 'Without a line the effect fails instead of returning null: both change no quantity.',
  },
  {
    file: PRIZES,
    original: 'delta > 0',
    replacement: 'delta >= 0',
    reason: 'They differ for the quantity that the line has already: a change by 0 or none.',
  },
  { file: REORDER, original: 'menu === null', replacement: 'false', reason: LOADED_TOGETHER },
  { file: REORDER, original: 'info === null', replacement: 'false', reason: LOADED_TOGETHER },
  {
    file: REORDER,
    original: 'plan === null',
    replacement: 'false',
    reason: 'Without a plan the effect fails instead of returning false: both take nothing.',
  },
];

import type { Explanation } from './explanation';

/** Survivors of the models of the pizza builder. */
export const mfPizzaBuilder: readonly Explanation[] = [
  {
    file: 'mf-pizza-builder/src/flow/stored-drafts.model.ts',
    original: 'journal?.save',
    replacement: 'journal.save',
    reason: 'Without a journal the effect fails instead of doing nothing: both store nothing.',
  },
];

import type { StaticCheck } from '../check';
import { factsOfBuilds } from './script-facts';

export const noCopies: StaticCheck = {
  name: 'no-copies',
  sentence: 'No remote carries a copy of a package that must live once.',
  advice:
    'Import the package by its plain name, not by a path into it, so that the build takes the one of the shell.',
  run: (candidate) =>
    factsOfBuilds(candidate, candidate.remotes, ({ copies }) =>
      copies.map((name) => `carries a copy of ${name}`),
    ),
};

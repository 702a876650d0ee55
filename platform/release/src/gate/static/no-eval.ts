import type { StaticCheck } from '../check';
import { factsOfBuilds } from './script-facts';

export const noEval: StaticCheck = {
  name: 'no-eval',
  sentence:
    'No script makes code from text: no eval, no new Function, no inline handler, no javascript: address.',
  advice:
    'Find the text in the sources or in the package that brought it, ' +
    'and write it as a function: the page refuses to run it anyway.',
  run: (candidate) =>
    factsOfBuilds(
      candidate,
      [candidate.shell, ...candidate.remotes],
      ({ codeFromText }) => codeFromText,
    ),
};

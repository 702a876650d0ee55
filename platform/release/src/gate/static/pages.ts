import {
  type CompositionProblem,
  checkComposition,
  describeProblem,
} from '@storefront/compositions';
import type { StaticCheck } from '../check';

const kinds: ReadonlySet<CompositionProblem['kind']> = new Set([
  'build-missing',
  'page-missing',
  'widget-missing',
]);

export const pages: StaticCheck = {
  name: 'pages',
  sentence: 'Every page of the URL map and every widget of a slot is exposed.',
  advice: 'Expose the page or widget again, or release a shell that no longer leads to it first.',
  run: ({ shell, remotes }) =>
    checkComposition([shell, ...remotes])
      .filter(({ kind }) => kinds.has(kind))
      .map(describeProblem),
};

import type { StaticCheck } from '../check';
import { problemsOf } from './problems';

export const pages: StaticCheck = {
  name: 'pages',
  sentence: 'Every page of the URL map and every widget of a slot is exposed.',
  advice: 'Expose the page or widget again, or release a shell that no longer leads to it first.',
  run: (candidate) => problemsOf(candidate, 'build-missing', 'page-missing', 'widget-missing'),
};

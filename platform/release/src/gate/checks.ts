import { exchange } from './browser/exchange';
import { growth } from './browser/growth';
import { languages } from './browser/languages';
import { openings } from './browser/openings';
import { origins } from './browser/origins';
import { pageState } from './browser/page-state';
import { story } from './browser/story';
import type { BrowserCheck, Described, StaticCheck } from './check';
import { contract } from './static/contract';
import { integrity } from './static/integrity';
import { noCopies } from './static/no-copies';
import { noEval } from './static/no-eval';
import { pages } from './static/pages';
import { sharedNames } from './static/shared-names';
import { singletons } from './static/singletons';
import { size } from './static/size';
import { styles } from './static/styles';
import { texts } from './static/texts';

/** Checks that read builds, in the order in which they run. */
export const staticChecks: readonly StaticCheck[] = [
  integrity,
  contract,
  pages,
  singletons,
  sharedNames,
  noEval,
  noCopies,
  styles,
  texts,
  size,
];

/** Renders the candidate as servers do; the command line provides the sandbox. */
export const rendering: Described = {
  name: 'rendering',
  sentence: 'the pages are rendered in the sandbox of the servers, and no script reaches for more',
  advice:
    'a script that runs while a page is rendered has the language, timers, URLs and streams alone: ' +
    'move the rest into an effect, and leave built-in objects as they are',
};

/** Checks that use the candidate in a browser, all at once. */
export const browserChecks: readonly BrowserCheck[] = [
  story,
  origins,
  pageState,
  growth,
  exchange,
  openings,
  languages,
];

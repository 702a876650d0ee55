import { WINES } from './wines';
import { BEERS } from './beers';

/** Wine, beer and the bar, by its picture's name. */
export const CELLAR = { ...WINES, ...BEERS };

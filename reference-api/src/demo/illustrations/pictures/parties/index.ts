import { BOXES } from './boxes';
import { BOARDS } from './boards';

/** Everything for parties, by its picture's name. */
export const PARTIES = { ...BOXES, ...BOARDS };

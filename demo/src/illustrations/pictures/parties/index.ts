import { BOXES } from './boxes';
import { BOARDS } from './boards';

/** All party pictures, by name. */
export const PARTIES = { ...BOXES, ...BOARDS };

import { PLATED } from './plated';
import { CAKES } from './cakes';
import { CUPS } from './cups';

/** Every dessert, by its picture's name. */
export const DESSERTS = { ...PLATED, ...CAKES, ...CUPS };

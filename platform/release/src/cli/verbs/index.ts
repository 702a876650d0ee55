import type { Verb } from '../verb';
import { publishVerb } from './publish';

/** Every verb, in the order in which help lists them. */
export const verbs: readonly Verb[] = [publishVerb];

import type { HandMutant } from './hand-mutant';

/** Every hand-written mutant of the API. */
export const handMutants: readonly HandMutant[] = [];

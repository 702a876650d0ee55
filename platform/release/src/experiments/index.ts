export { type PastBound, armsPastBound } from './arms-past-bound';
export { type Guarded, type ReadGuardFigures, guardChannel } from './guard-channel';

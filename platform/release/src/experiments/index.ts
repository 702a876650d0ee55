export { type PastBound, armsPastBound } from './arms-past-bound';
export { newExperiment, withBuilds } from './define';
export { type Guarded, type ReadGuardFigures, guardChannel } from './guard-channel';

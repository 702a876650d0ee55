export { newExperiment, withBuilds } from './define';
export { type Guarded, type ReadGuardFigures, guardChannel } from './guard-channel';

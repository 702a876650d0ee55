export { newExperiment, withBuilds } from './define';
export { type GuardedPromotion, guardPromotion } from './guard-promotion';
export { type Guarded, type ReadGuardFigures, guardChannel } from './guard-channel';

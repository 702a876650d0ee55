export * from './schedule-days';
export type * from './schedule-input';
export * from './schedule-question';
export * from './within-hours';
export * from './operation-state';
export { isKnownZone, localMinute } from './wall-clock';

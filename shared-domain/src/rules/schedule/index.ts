export { WEEKDAYS } from '../../contracts';
export * from './schedule-question';
export * from './operation-state';
export { isKnownZone, localMinute } from './wall-clock';
export { secondsOf } from './clock-seconds';

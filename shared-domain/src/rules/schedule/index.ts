export { WEEKDAYS } from '../../contracts';
export * from './schedule-question';
export * from './operation-state';
export { isKnownZone, localMinute } from './wall-clock';
export { openUntil } from './open-until';
export { shownSlots, specialRows, type ShownSlot, type SpecialRow } from './shown-hours';

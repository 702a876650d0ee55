import { allDay, scheduleSlot, scheduleWeek, slot, week } from '../../build/hours';

/** Never closed, so that the demo sells at any time; Saturdays have two slots that meet. */
export const hours = week([allDay], { saturday: [slot('00:00', '15:30'), slot('15:30', '24:00')] });

/** Couriers and counter work around the clock, too. */
export const scheduleTemplate = scheduleWeek([scheduleSlot('00:00', '24:00', 'both')], {});

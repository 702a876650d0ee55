import { scheduleFrom, slot, week } from '../../build/hours';

const allDay = slot('10:00', '02:00');

/** Open from late morning to two at night; Fridays and Saturdays until four. Tuesday's lunch is shown as closed. */
export const hours = week([allDay], {
  tuesday: [slot('10:00', '15:00', true), slot('16:00', '02:00')],
  friday: [slot('10:00', '04:00')],
  saturday: [slot('10:00', '15:30'), slot('16:30', '04:00')],
});

export const scheduleTemplate = scheduleFrom(hours, ['2026-12-25', '2027-01-01']);

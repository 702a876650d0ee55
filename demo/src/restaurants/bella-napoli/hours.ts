import { scheduleSlot, scheduleWeek, slot, week } from '../../build/hours';

const allDay = slot('10:00', '02:00');

/**
 * Open from late morning to two at night; Fridays and Saturdays until four. Tuesday's lunch is
 * shown as closed.
 */
export const hours = week([allDay], {
  tuesday: [slot('10:00', '15:00', true), slot('16:00', '02:00')],
  friday: [slot('10:00', '04:00')],
  saturday: [slot('10:00', '15:30'), slot('16:30', '04:00')],
});

const lunch = scheduleSlot('11:30', '15:00', 'both');
const counterAfternoon = scheduleSlot('15:00', '18:00', 'balcony');
const weekend = [
  lunch,
  counterAfternoon,
  scheduleSlot('18:00', '02:00', 'both'),
  scheduleSlot('02:00', '03:30', 'balcony'),
];

/** Delivery at lunch and in the evening; takeout in the afternoon and late at night as well. */
export const scheduleTemplate = scheduleWeek(
  [
    lunch,
    counterAfternoon,
    scheduleSlot('18:00', '00:30', 'both'),
    scheduleSlot('00:30', '01:30', 'balcony'),
  ],
  {
    tuesday: [scheduleSlot('16:00', '18:00', 'balcony'), scheduleSlot('18:00', '00:30', 'both')],
    friday: weekend,
    saturday: weekend,
  },
  ['2026-12-25', '2027-01-01'],
);

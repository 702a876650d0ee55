import { scheduleSlot, scheduleWeek, slot, week } from '../../build/hours';

/** Open in the evening from the first pickup on, on Sundays for lunch too; Mondays are shown as closed. */
export const hours = week([slot('17:30', '23:30')], {
  monday: [slot('17:30', '23:30', true)],
  saturday: [slot('17:30', '00:30')],
  sunday: [slot('11:30', '15:00'), slot('18:00', '22:30')],
});

/** Pre-orders: takeout begins before delivery, and delivery ends long before the oven is cold. */
export const scheduleTemplate = scheduleWeek(
  [
    scheduleSlot('17:30', '18:30', 'balcony'),
    scheduleSlot('18:30', '22:00', 'both'),
    scheduleSlot('22:00', '23:00', 'balcony'),
  ],
  {
    monday: [],
    saturday: [
      scheduleSlot('17:30', '18:30', 'balcony'),
      scheduleSlot('18:30', '23:00', 'both'),
      scheduleSlot('23:00', '00:30', 'balcony'),
    ],
    sunday: [scheduleSlot('11:30', '15:00', 'balcony'), scheduleSlot('18:30', '22:00', 'both')],
  },
);

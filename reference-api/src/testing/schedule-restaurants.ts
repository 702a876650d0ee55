import { scheduleSlot, scheduleWeek } from '../../../demo/src/build/hours';
import type { WireInfo } from '../restaurants/wire/info';
import { record, restaurant, TEN_TO_ELEVEN } from './restaurants';

export const PLANNED = 521;
export const ONLINE_ONLY = 522;
export const NO_SHIFT = 523;
export const UNKNOWN_ZONE = 524;

const settings = (
  own: Partial<WireInfo['scheduleSettings']> = {},
): WireInfo['scheduleSettings'] => ({
  enable: true,
  allowSchedulingWhileClosed: true,
  onlyWithOnlinePayment: false,
  daysForward: 20,
  intervalBetweenTimes: 25,
  hoursTemplate: null,
  ...own,
});

/**
 * Lunch for all types, a counter in the afternoon, an evening of two shifts, and on Saturdays a night
 * that extends into Sunday.
 */
export const plan = scheduleWeek(
  [
    scheduleSlot('11:00', '14:00', 'both'),
    scheduleSlot('14:00', '18:00', 'balcony'),
    scheduleSlot('18:00', '20:00', 'delivery'),
    scheduleSlot('20:00', '22:00', 'balcony'),
  ],
  { saturday: [scheduleSlot('11:00', '14:00', 'both'), scheduleSlot('22:00', '03:00', 'both')] },
  ['2026-03-17'],
);

const centre = [
  {
    id: 'p-centro',
    zone: 'Centro',
    city: 'Campinas',
    regionId: 'centro',
    available: true,
    fee: 6.5,
    returnFee: 0,
  },
];

/**
 * In Lisbon, where the clocks go forward on 2026-03-29; no couriers at present; closed from the
 * evening of March 14 through March 15.
 */
const planned = restaurant(
  record(PLANNED, 'planned', {
    timezone: 'Europe/Lisbon',
    has_car_takeout: true,
    shift_has_delivery: false,
    delivery_fee_method: 'BAIRRO',
    deliveryCities: [{ name: 'Campinas', zones: [] }],
    scheduledClosingDates: [{ startDate: '2026-03-14 18:00:00', endDate: '2026-03-15' }],
    scheduleSettings: settings({ hoursTemplate: { id: 'plan' } }),
  }),
  {
    hours: TEN_TO_ELEVEN,
    zones: centre,
    settings: { tables: [], scheduleTemplates: [{ id: 'plan', template: plan }] },
  },
);

/** Scheduled orders are paid online; the template named by its record is missing. */
const onlineOnly = restaurant(
  record(ONLINE_ONLY, 'online-only', {
    online_payment_integrations: ['carteira'],
    scheduleSettings: settings({
      onlyWithOnlinePayment: true,
      daysForward: 1,
      intervalBetweenTimes: 30,
      hoursTemplate: { id: 'lost' },
    }),
  }),
  { hours: TEN_TO_ELEVEN },
);

/** No shift is active; orders cannot be scheduled. */
const noShift = restaurant(
  record(NO_SHIFT, 'no-shift', {
    shift_has_takeout: false,
    shift_has_delivery: false,
    has_car_takeout: true,
  }),
);

/** Open from ten to eleven in an unknown time zone of an unknown country. */
const unknownZone = restaurant(
  record(UNKNOWN_ZONE, 'unknown-zone', {
    timezone: 'Mars/Base',
    country: '',
    scheduleSettings: settings({ daysForward: 0, intervalBetweenTimes: 30 }),
  }),
  { hours: TEN_TO_ELEVEN },
);

export const scheduleRestaurants = [planned, onlineOnly, noShift, unknownZone];

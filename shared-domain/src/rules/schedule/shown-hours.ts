import type { RestaurantData, SpecialHours } from '../../contracts';
import { clockText, DAY_MINUTES, slotMinutes } from './open-spans';

/** An open time as 'HH:MM:SS' of its bounds, or the whole day. */
export type ShownSlot = { from: string; to: string; isAllDay: boolean };

/** Days with hours of their own, 'YYYY-MM-DD' both; equal for one day. */
export type SpecialRow = { from: string; to: string; isToday: boolean; slots: ShownSlot[] };

/** Slots without a minute are left out: marked as closed, unreadable, or of two equal times. */
export const shownSlots = (
  slots: readonly (SpecialHours['slots'][number] & { isClosed?: boolean })[],
): ShownSlot[] =>
  slots.flatMap(({ firstTime, secondTime, isClosed = false }) => {
    const minutes = slotMinutes({ firstTime, secondTime, isClosed });
    if (minutes === null) return [];
    const { from, until } = minutes;
    return [
      {
        from: clockText(from),
        to: clockText(until > DAY_MINUTES ? until - DAY_MINUTES : until),
        isAllDay: from === 0 && until === DAY_MINUTES,
      },
    ];
  });

/** The days whose hours differ from the week, in order; `today` is the restaurant's date. */
export const specialRows = (
  { special_hours: days }: Pick<RestaurantData, 'special_hours'>,
  today: string,
): SpecialRow[] =>
  (days ?? [])
    .filter(({ endDate }) => endDate >= today)
    .map(({ startDate, endDate, slots }) => ({
      from: startDate < today ? today : startDate,
      to: endDate,
      isToday: startDate <= today,
      slots: shownSlots(slots),
    }));

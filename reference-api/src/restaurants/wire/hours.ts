/**
 * Opening hours and the schedule template in the wire format (DOMAIN-012, DOMAIN-013); local times
 * 'HH:MM:SS'.
 */
export type Weekday =
  'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';
export type WireSlot = { firstTime: string; secondTime: string; isClosed: boolean };
export type WireHours = Record<Weekday, WireSlot[]>;
export type WireScheduleSlot = WireSlot & { delivery: boolean; balcony: boolean };
export type WireScheduleTemplate = Record<Weekday, WireScheduleSlot[]> & {
  unavailableScheduleDates: string[];
};

import type { AnyOpening, AnySlot } from './any-opening';

const NAMES = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const MINUTE = 60_000;

/** A minute on the clocks of a zone. */
export type WallClock = { date: string; minute: number; weekday: number; text: string };

const clocks = new Map<string, Intl.DateTimeFormat>();
const shown = new Map<string, WallClock>();

/** Reads the clock of a zone at an instant in milliseconds. */
export function wallClock(at: number, zone: string): WallClock {
  const key = `${zone} ${Math.floor(at / MINUTE)}`;
  const known = shown.get(key);
  if (known) return known;
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  const text = clock.format(at);
  const [date = '', time = ''] = text.split(' ');
  const read = {
    date,
    minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
    weekday: new Date(`${date}T12:00:00Z`).getUTCDay(),
    text: `${text}:00`,
  };
  if (shown.size > 50_000) shown.clear();
  shown.set(key, read);
  return read;
}

const VALID = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$|^24:00:00$/;

/** Whether a slot of this day (or, with `isNext`, of the day before) contains a time 'HH:MM:SS'. */
function holds(
  { firstTime, secondTime, isClosed }: AnySlot,
  time: string,
  isNext: boolean,
): boolean {
  if (isClosed || !VALID.test(firstTime) || !VALID.test(secondTime)) return false;
  const isNight = secondTime < firstTime;
  if (isNext) return isNight && time < secondTime;
  return firstTime <= time && (isNight || time < secondTime);
}

/** The whole day for a date and for a midnight in UTC, else the time itself. */
const startOf = (text: string): string =>
  text.length === 19 ? text : `${text.slice(0, 10)} 00:00:00`;
const endOf = (text: string): string =>
  text.length === 19 ? text : `${text.slice(0, 10)} 24:00:00`;

/**
 * The state of a restaurant at an instant, computed the slow way: it reads the clock, and compares the
 * time as a text with every slot and closing of the stored record. Shares no code with the rules.
 */
export function slowOpening({ wire, template, zone }: AnyOpening) {
  const { info, hours } = wire;
  return (at: number) => {
    const { date, weekday, text } = wallClock(at, zone);
    const time = text.slice(11);
    const isIn = (of: (day: (typeof NAMES)[number]) => readonly AnySlot[]): boolean =>
      of(NAMES[weekday]!).some((slot) => holds(slot, time, false)) ||
      of(NAMES[(weekday + 6) % 7]!).some((slot) => holds(slot, time, true));
    const isShut = info.scheduledClosingDates.some(
      ({ startDate, endDate }) => startOf(startDate) <= text && text < endOf(endDate),
    );
    const isOut = template?.unavailableScheduleDates.includes(date) ?? false;
    const sells = (kind: 'delivery' | 'balcony'): boolean =>
      template === null
        ? isIn((day) => hours[day])
        : !isOut && isIn((day) => template[day].filter((slot) => slot[kind]));
    const isOpen =
      !info.is_closed &&
      !isShut &&
      (isIn((day) => hours[day]) || sells('delivery') || sells('balcony'));
    return {
      isOpen,
      delivery: isOpen && info.shift_has_delivery && sells('delivery'),
      balcony: isOpen && info.shift_has_takeout && sells('balcony'),
    };
  };
}

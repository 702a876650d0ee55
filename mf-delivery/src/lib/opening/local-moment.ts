/** A moment as the restaurant's clocks show it: `day` as 'YYYY-MM-DD', `time` as 'HH:MM:SS'. */
export type LocalMoment = { day: string; time: string };

const PARTS = {
  year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', calendar: 'gregory',
  numberingSystem: 'latn',
} as const;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', timeZone === '' ? PARTS : { ...PARTS, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', PARTS);
  }
}

/** The moment in an IANA time zone; no zone or an unknown one is the device's. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}:${second}` };
}

/** The calendar day `count` days later, and its weekday from 0, Sunday. */
export function dayAfter(day: string, count: number): { day: string; weekday: number } {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return { day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
}

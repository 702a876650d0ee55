/** An instant as the clocks of one place show it. */
export type Zoned = { readonly year: number; readonly month: number; readonly day: number; readonly hour: number; readonly minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const made = inZone(timeZone, parts);
  formats.set(timeZone, made);
  return made;
}

function inZone(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', timeZone === '' ? parts : { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', parts);
  }
}

/** Reads an ISO instant in a time zone (IANA name); no zone or an unknown one is the device's. Null when it is no instant. */
export function zoned(iso: string, timeZone = ''): Zoned | null {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const values: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) values[type] = Number(value);
  return { year: values['year']!, month: values['month']!, day: values['day']!, hour: values['hour']!, minute: values['minute']! };
}

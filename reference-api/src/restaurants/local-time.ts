const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: timeZone || 'UTC' });
  } catch {
    made = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: 'UTC' }); // a record with a zone nobody knows still sells
  }
  formats.set(timeZone, made);
  return made;
}

/** An instant as the restaurant's clocks show it, 'YYYY-MM-DD HH:MM'; an unknown zone is UTC. Texts of this form compare by time. */
export const localMinute = (instant: Date, timeZone: string): string => formatOf(timeZone).format(instant);

/** The restaurant's day of an instant, 'YYYY-MM-DD'. */
export const localDay = (instant: Date, timeZone: string): string => localMinute(instant, timeZone).slice(0, 10);

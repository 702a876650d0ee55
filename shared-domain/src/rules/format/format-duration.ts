const UNITS = { hour: 'h', minute: 'min' } as const;

/**
 * Text of a duration in minutes: '45min', and above 59 minutes 'Xh Ymin' (MENU-33). Fractions are
 * rounded, negative values are 0.
 */
export function formatDuration(
  minutes: number,
  unit: { readonly hour: string; readonly minute: string } = UNITS,
): string {
  const whole = Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0;
  if (whole < 60) return `${whole}${unit.minute}`;
  return `${Math.floor(whole / 60)}${unit.hour} ${whole % 60}${unit.minute}`;
}

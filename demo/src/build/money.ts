/** At most two decimals: binary rounding errors of a sum must not reach the wire. */
export const cents = (decimal: number): number => Math.round(decimal * 100) / 100;

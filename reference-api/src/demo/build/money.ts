/** A decimal with at most two places: binary leftovers of a sum never reach the wire. */
export const cents = (decimal: number): number => Math.round(decimal * 100) / 100;

/** One entry of a list-valued header: `br;q=0.5` is `{ value: 'br', weight: 0.5 }`. */
export interface ListEntry {
  readonly value: string;
  readonly weight: number;
}

/** No real client lists more; the rest of a longer header is ignored. */
const MAX_ENTRIES = 100;

/** From 0 to 1; 0, which means 'not accepted', for an invalid weight. */
function parseWeight(text: string): number {
  const weight = text.length > 5 ? NaN : Number(text); // 0.123 at the longest
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/**
 * Entries of a list-valued header (Accept-Encoding, Accept-Language, If-None-Match) in their order;
 * the weight is 1 where none is given. Takes time linear in the length of the header: a pattern
 * with optional spaces around the comma takes quadratic time on a row of spaces.
 */
export function listHeader(header: string | undefined): ListEntry[] {
  const entries = (header ?? '').split(',', MAX_ENTRIES).map((part): ListEntry => {
    const [value = '', ...settings] = part.split(';');
    const weight = settings
      .map((setting) => setting.trim().toLowerCase())
      .find((setting) => setting.startsWith('q='));
    return { value: value.trim(), weight: weight === undefined ? 1 : parseWeight(weight.slice(2)) };
  });
  return entries.filter(({ value }) => value !== '');
}

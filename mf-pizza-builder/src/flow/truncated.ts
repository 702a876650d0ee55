/** Maximum lengths of names in the footer, in characters (PIZZA-10). */
export const NAME_LENGTH = 20;
export const FLAVOR_LENGTH = 15;

/**
 * The first characters of a name, with an ellipsis when it is cut. Counts code points: an emoji is
 * not cut in two.
 */
export function truncated(name: string, length: number): string {
  const characters = Array.from(name);
  return characters.length <= length ? name : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** A text of at most `most` characters; a cut text ends in an ellipsis. */
export function truncated(text: string, most: number): string {
  const all = Array.from(text);
  return all.length <= most ? text : `${all.slice(0, most).join('').trimEnd()}…`;
}

/** A text of so many characters at most; what is cut ends in an ellipsis. */
export function truncated(text: string, most: number): string {
  const all = Array.from(text);
  return all.length <= most ? text : `${all.slice(0, most).join('').trimEnd()}…`;
}

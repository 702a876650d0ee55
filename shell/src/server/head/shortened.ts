/** Cut at a word, with an ellipsis, when it is longer than `most` characters. */
export function shortened(words: string, most: number): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 20)).trimEnd()}…`;
}

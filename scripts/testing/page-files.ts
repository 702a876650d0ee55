/**
 * Blocks of a page of Markdown that begin with the name of a file (`# /etc/…`, `-- database.sql`,
 * `# rollback`): their text without that line.
 */
export function pageFiles(markdown: string): ReadonlyMap<string, string> {
  const blocks = [...markdown.matchAll(/^```\w+\n(?:#|--) (\/?[\w./-]+)\n([\s\S]*?)^```$/gm)];
  return new Map(blocks.map(([, name = '', content = '']) => [name, content]));
}

/**
 * Replaces every occurrence of each text of a list; a text without an occurrence is an error,
 * because the page has changed.
 */
export function replaced(
  content: string,
  pairs: readonly (readonly [from: string, to: string])[],
): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`“${from}” is not in this file:\n${content}`);
    return result.replaceAll(from, to);
  }, content);
}

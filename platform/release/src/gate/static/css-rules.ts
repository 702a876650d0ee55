/**
 * A block of a style sheet: a rule with its selector, or an at-rule with a name that begins with
 * `@`.
 */
export interface CssBlock {
  readonly prelude: string;
  /** Preludes of the blocks around it, the outermost first. */
  readonly within: readonly string[];
}

/**
 * Removes comments and the contents of strings and brackets, because a brace in them is not
 * structure.
 */
const withoutNoise = (css: string): string =>
  css.replace(
    /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\([^)"']*\)/g,
    (text) => (text.startsWith('/*') ? ' ' : `"${'_'.repeat(Math.max(0, text.length - 2))}"`),
  );

/**
 * Every block of a style sheet, and every at-rule without a block, in order. Declarations are left
 * out.
 */
export function cssBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  const open: string[] = [];
  let text = '';
  for (const sign of withoutNoise(css)) {
    if (sign === '{') {
      const prelude = text.trim();
      blocks.push({ prelude, within: [...open] });
      open.push(prelude);
    } else if (sign === '}') {
      open.pop();
    } else if (sign === ';') {
      if (text.trim().startsWith('@')) blocks.push({ prelude: text.trim(), within: [...open] });
    } else {
      text += sign;
      continue;
    }
    text = '';
  }
  return blocks;
}

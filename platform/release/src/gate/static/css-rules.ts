import { type ChildNode, parse } from 'postcss';

/**
 * A block of a style sheet: a rule with its selector, or an at-rule with a name that begins with
 * `@`.
 */
export interface CssBlock {
  readonly prelude: string;
  /** Preludes of the blocks around it, the outermost first. */
  readonly within: readonly string[];
}

function toPrelude(node: ChildNode): string {
  if (node.type === 'rule') return node.raws.selector?.raw ?? node.selector; // with its comments
  return node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : '';
}

function findBlocks(node: ChildNode, within: readonly string[]): CssBlock[] {
  // Outside of a block the parser reads `--x: {} body {}` as one declaration, a browser as a rule.
  if (node.type === 'decl')
    return within.length === 0 ? [{ prelude: `${node.prop}:`, within }] : [];
  if (node.type === 'comment') return [];
  const prelude = toPrelude(node);
  const inside =
    node.nodes?.flatMap((childNode) => findBlocks(childNode, [...within, prelude])) ?? [];
  return [{ prelude, within }, ...inside];
}

/**
 * Every block of a style sheet, and every at-rule without a block, in order; declarations only
 * outside of blocks, where they are errors. Throws postcss's `CssSyntaxError`.
 */
export const cssBlocks = (css: string): CssBlock[] =>
  parse(css).nodes.flatMap((node) => findBlocks(node, []));

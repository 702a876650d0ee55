import { type ChildNode, CssSyntaxError, parse } from 'postcss';
import type { StaticCheck } from '../check';
import { oncePerBytes } from '../once-per-bytes';
import { filesOfBuild } from './files-of-build';
import { classNames, reachingOut } from './selector-reach';

/**
 * A block of a style sheet: a rule with its selector, or an at-rule with a name that begins with
 * `@`.
 */
interface CssBlock {
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
const cssBlocks = (css: string): CssBlock[] =>
  parse(css).nodes.flatMap((node) => findBlocks(node, []));

/**
 * Class and animation names that CSS modules generate: name and a hash of the file, eight hexadecimal
 * digits, or six characters in builds of earlier releases.
 */
const OWN = /-(?:[0-9a-f]{8}|[\w-]{6})$/;
/** At-rules that only set the condition of the rules inside them. */
const CONDITION = /^@(media|supports|container|starting-style)\b/;
const KEYFRAMES = /^@(?:-\w+-)?keyframes\s+(\S.*)$/;

function findViolations({ prelude, within }: CssBlock, isOwn: (name: string) => boolean): string[] {
  const inside = within.filter((block) => !CONDITION.test(block));
  const keyframes = KEYFRAMES.exec(prelude);
  if (keyframes?.[1])
    return OWN.test(keyframes[1]) ? [] : [`the animation ${keyframes[1]} has no name of its own`];
  if (CONDITION.test(prelude)) return [];
  if (prelude.startsWith('@')) return [`${prelude} holds for the whole page`];
  if (inside.length > 0) return []; // steps of an animation, and rules inside a rule
  return reachingOut(prelude, isOwn).map((selector) => `${selector} reaches elements of others`);
}

/** Blocks of a sheet, and its syntax error as a finding. */
interface Sheet {
  readonly blocks: readonly CssBlock[];
  readonly errors: readonly string[];
}

function parsed(css: string): Sheet {
  try {
    return { blocks: cssBlocks(css), errors: [] };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { blocks: [], errors: [`line ${error.line} cannot be parsed: ${error.reason}`] };
  }
}

const readSheet = oncePerBytes((bytes) => parsed(bytes.toString('utf8')));

function findingsOfSheet(bytes: Buffer, isOwn: (name: string) => boolean): string[] {
  const { blocks, errors } = readSheet(bytes);
  return [...errors, ...blocks.flatMap((block) => findViolations(block, isOwn))];
}

const findClasses = (bytes: Buffer): string[] =>
  readSheet(bytes).blocks.flatMap(({ prelude }) =>
    prelude.startsWith('@') ? [] : classNames(prelude),
  );

export const styles: StaticCheck = {
  name: 'styles',
  sentence: 'The styles of a remote touch nothing outside of it.',
  advice:
    'Begin the selector with a class of a CSS module, ' +
    'or with an attribute named for the remote (data-<remote>-…); ' +
    'put tokens and rules for the whole page into shared-ui.',
  run: async (candidate) => {
    const ofShell = await filesOfBuild(candidate, candidate.shell, '.css');
    const foreign = new Set(ofShell.flatMap(({ bytes }) => findClasses(bytes)));
    const isOwnClass = (name: string): boolean => OWN.test(name) && !foreign.has(name);
    const found = await Promise.all(
      candidate.remotes.map(async (build) => {
        const isOwn = (name: string): boolean =>
          isOwnClass(name) || name.startsWith(`[data-${build.name}`);
        const sheets = await filesOfBuild(candidate, build, '.css');
        const findings = sheets.flatMap(({ path, bytes }) =>
          findingsOfSheet(bytes, isOwn).map((what) => `${build.name}: in ${path}, ${what}`),
        );
        return [...new Set(findings)];
      }),
    );
    const errors = ofShell.flatMap(({ path, bytes }) =>
      readSheet(bytes).errors.map((what) => `${candidate.shell.name}: in ${path}, ${what}`),
    );
    return [...errors, ...found.flat()];
  },
};

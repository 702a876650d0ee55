import { type AtRule, type ChildNode, parse } from 'postcss';
import parser from 'postcss-selector-parser';
import { eachOnce, parsePreload, type PreloadedFont, findValue } from './critical-fonts';

/**
 * Names of the classes and looks without which an element cannot match a selector; one list per
 * alternative.
 */
type Needed = readonly (readonly string[])[];

/** A look among names of classes, which contain no bracket. */
const lookName = (look: string): string => `[data-look=${look}]`;

/** Pseudo-classes with selectors that an element need not match. */
const NEGATIONS: ReadonlySet<string> = new Set([':not', ':has']);

function findClasses(selector: parser.Selector): string[] {
  return selector.nodes.flatMap((part) => {
    if (part.type === 'class') return [part.value];
    if (part.type === 'attribute' && part.attribute === 'data-look')
      return part.operator === '=' ? [lookName(part.value ?? '')] : [];
    if (part.type !== 'pseudo' || NEGATIONS.has(part.value)) return [];
    // with one alternative its classes are needed, with several none is certain
    const [only, ...others] = part.nodes;
    return only !== undefined && others.length === 0 ? findClasses(only) : [];
  });
}

/** A selector that the parser cannot read counts as one without classes: its rule stays. */
function neededBy(list: string): Needed {
  try {
    return parser().astSync(list).nodes.map(findClasses);
  } catch {
    return [[]];
  }
}

/** A part of a sheet, read once; `needed` is missing for what every page gets. */
type Part =
  | { readonly text: string; readonly needed?: Needed }
  | { readonly start: string; readonly parts: readonly Part[] };

const isGroup = ({ nodes = [], name }: AtRule): boolean =>
  !name.endsWith('keyframes') && nodes.some(({ type }) => type === 'rule' || type === 'atrule');

function toPart(node: ChildNode): Part {
  const text = node.toString();
  if (node.type === 'comment') return { text: '' };
  if (node.type === 'rule') return { text, needed: neededBy(node.selector) };
  if (node.type !== 'atrule' || node.nodes === undefined) return { text: `${text};` };
  if (!isGroup(node)) return { text };
  return { start: `@${node.name} ${node.params}{`, parts: node.nodes.map(toPart) };
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Text of a part with the rules for `used`; empty when nothing of it is left. */
function toCssText(part: Part, used: ReadonlySet<string>): string {
  if ('start' in part) {
    const inside = part.parts.map((it) => toCssText(it, used)).join('');
    return inside === '' ? '' : `${part.start}${inside}}`;
  }
  const isUsed = part.needed?.some((names) => names.every((name) => used.has(name))) ?? true;
  return isUsed ? part.text : '';
}

const isFont = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'font-face';

interface Font {
  readonly family: string;
  readonly text: string;
  readonly preloaded: PreloadedFont | null;
}

function readFont(font: AtRule): Font {
  const family = findValue(font, 'font-family').replace(/["']/g, '');
  return { family, text: font.toString(), preloaded: parsePreload(font) };
}

/** Rules of one page, and the fonts that nearly every text with them needs. */
export interface CriticalStyles {
  readonly css: string;
  readonly fonts: readonly PreloadedFont[];
}

/**
 * Reads style sheets once. The returned function gives the rules that can match elements of an HTML
 * text in a document of the look: those whose classes all occur in it, and those without classes; and
 * the fonts whose families they name. Throws postcss's `CssSyntaxError`.
 */
export function criticalCss(
  sheets: readonly string[],
): (html: string, look?: string) => CriticalStyles {
  const nodes = sheets.flatMap((sheet) => parse(sheet).nodes);
  const parts = nodes.filter((node) => !isFont(node)).map(toPart);
  const fonts = nodes.filter(isFont).map(readFont);
  return (html, look = '') => {
    const used = new Set([...classesIn(html), lookName(look)]);
    const rules = parts.map((part) => toCssText(part, used)).join('');
    const needed = fonts.filter(({ family }) => rules.includes(family));
    return {
      css: needed.map(({ text }) => text).join('') + rules,
      fonts: eachOnce(needed.flatMap(({ preloaded }) => preloaded ?? [])),
    };
  };
}

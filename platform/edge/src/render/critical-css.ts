import { type AtRule, type ChildNode, type Root, type Rule, parse } from 'postcss';
import parser from 'postcss-selector-parser';

/**
 * Names of the classes and looks without which an element cannot match a selector; one list per
 * alternative.
 */
type Needed = readonly (readonly string[])[];

/** A look among names of classes, which contain no bracket. */
const lookName = (look: string): string => `[data-look=${look}]`;

/** Pseudo-classes with selectors that an element need not match. */
const NEGATIONS: ReadonlySet<string> = new Set([':not', ':has']);

function classesOf(selector: parser.Selector): string[] {
  return selector.nodes.flatMap((part) => {
    if (part.type === 'class') return [part.value];
    if (part.type === 'attribute' && part.attribute === 'data-look')
      return part.operator === '=' ? [lookName(part.value ?? '')] : [];
    if (part.type !== 'pseudo' || NEGATIONS.has(part.value)) return [];
    // with one alternative its classes are needed, with several none is certain
    const [only, ...others] = part.nodes;
    return only !== undefined && others.length === 0 ? classesOf(only) : [];
  });
}

/** A selector that the parser cannot read counts as one without classes: its rule stays. */
function neededBy(list: string): Needed {
  try {
    return parser().astSync(list).nodes.map(classesOf);
  } catch {
    return [[]];
  }
}

/** Style rules with their selectors' classes, parsed once. */
function index(root: Root): ReadonlyMap<Rule, Needed> {
  const needed = new Map<Rule, Needed>();
  root.walkRules((rule) => {
    needed.set(rule, neededBy(rule.selector));
  });
  return needed;
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Text of a node with the rules for `used`; empty when nothing of it is left. */
function textOf(
  node: ChildNode,
  needed: ReadonlyMap<Rule, Needed>,
  used: ReadonlySet<string>,
): string {
  if (node.type === 'comment') return '';
  if (node.type === 'rule') {
    const lists = needed.get(node);
    const isUsed = lists?.some((names) => names.every((name) => used.has(name))) ?? true;
    return isUsed ? node.toString() : '';
  }
  if (node.type !== 'atrule' || node.nodes === undefined) return `${node.toString()};`;
  if (!node.nodes.some(({ type }) => type === 'rule' || type === 'atrule')) return node.toString();
  if (node.name.endsWith('keyframes')) return node.toString();
  const inside = node.nodes.map((child) => textOf(child, needed, used)).join('');
  return inside === '' ? '' : `@${node.name} ${node.params}{${inside}}`;
}

const isFont = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'font-face';

function familyOf(font: AtRule): string {
  let family = '';
  font.walkDecls('font-family', ({ value }) => {
    family = value.replace(/["']/g, '');
  });
  return family;
}

/**
 * Reads style sheets once. The returned function gives the rules that can match elements of an HTML
 * text in a document of the look: those whose classes all occur in it, and those without classes; and
 * the fonts whose families they name. Throws postcss's `CssSyntaxError`.
 */
export function criticalCss(sheets: readonly string[]): (html: string, look?: string) => string {
  const roots = sheets.map((sheet) => {
    const root = parse(sheet);
    return { root, needed: index(root) };
  });
  const fonts = roots.flatMap(({ root }) => root.nodes.filter(isFont));
  return (html, look = '') => {
    const used = new Set([...classesIn(html), lookName(look)]);
    const rules = roots
      .map(({ root, needed }) =>
        root.nodes
          .filter((node) => !isFont(node))
          .map((node) => textOf(node, needed, used))
          .join(''),
      )
      .join('');
    return fonts.filter((font) => rules.includes(familyOf(font))).join('') + rules;
  };
}

import parser from 'postcss-selector-parser';

type IsOwn = (name: string) => boolean;

/** Pseudo-classes that match an element which matches one of their selectors. */
const ALTERNATIVES: ReadonlySet<string> = new Set([
  ':is',
  ':where',
  ':-webkit-any',
  ':-moz-any',
  ':nth-child', // `of` and a selector
  ':nth-last-child',
]);

/** Whether an element that matches this part of a compound selector has an own class or attribute. */
function isOwnPart(part: parser.Node, isOwn: IsOwn): boolean {
  if (part.type === 'class') return isOwn(part.value);
  if (part.type === 'attribute') return isOwn(`[${part.attribute}]`);
  if (part.type !== 'pseudo' || !ALTERNATIVES.has(part.value.toLowerCase())) return false;
  return part.nodes.length > 0 && part.nodes.every((node) => staysInside(node, isOwn));
}

/**
 * Whether one selector matches only elements that have an own class or attribute, or that are
 * inside of one that has.
 */
function staysInside(selector: parser.Selector, isOwn: IsOwn): boolean {
  let isInside = false;
  let isBelow = false;
  for (const part of selector.nodes) {
    if (part.type === 'combinator') {
      const isDescent = part.value.trim() === '' || part.value === '>';
      isBelow ||= isInside && isDescent;
      isInside = isBelow;
    } else isInside ||= isOwnPart(part, isOwn);
  }
  return isInside;
}

function parsed(list: string): parser.Selector[] | null {
  try {
    return parser().astSync(list).nodes;
  } catch {
    return null; // no selector, or one that is newer than the parser
  }
}

/**
 * The selectors of a list that match elements outside; the whole list when it cannot be parsed.
 * `isOwn` is called with the name of a class, and with `[name]` for an attribute.
 */
export const reachingOut = (list: string, isOwn: IsOwn): string[] =>
  parsed(list)
    ?.filter((selector) => !staysInside(selector, isOwn))
    .map((selector) => String(selector).trim()) ?? [list];

/** Names of the classes in a list of selectors. */
export function classNames(list: string): string[] {
  const names: string[] = [];
  for (const selector of parsed(list) ?? [])
    selector.walkClasses(({ value }) => void names.push(value));
  return names;
}

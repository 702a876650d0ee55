/** Splits at a sign outside of brackets. */
function splitOutside(text: string, signs: string): { part: string; by: string }[] {
  const parts: { part: string; by: string }[] = [];
  let depth = 0;
  let part = '';
  for (const [at, sign] of [...text].entries()) {
    if (text[at - 1] !== '\\' && '(['.includes(sign)) depth += 1;
    if (text[at - 1] !== '\\' && ')]'.includes(sign)) depth -= 1;
    if (depth === 0 && signs.includes(sign) && text[at - 1] !== '\\') {
      parts.push({ part, by: sign });
      part = '';
    } else part += sign;
  }
  return [...parts, { part, by: '' }];
}

/** Conditions about other elements do not select the styled element. */
const withoutConditions = (compound: string): string =>
  compound.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '');

const withoutAttributes = (compound: string): string => compound.replace(/\[[^\]]{0,500}\]/g, '');

const classes = (compound: string): string[] =>
  [
    ...withoutAttributes(withoutConditions(compound)).matchAll(
      /\.((?:[\w-]|\\.|[^\u0000-\u007f])+)/g,
    ),
  ].map(([, name = '']) => name.replaceAll('\\', ''));

/** Names of attributes that the element must have, in brackets: `[data-mf-menu-card]`. */
const attributes = (compound: string): string[] =>
  [...withoutConditions(compound).matchAll(/\[\s*([\w-]+)/g)].map(([, name = '']) => `[${name}]`);

/**
 * Whether one selector matches only elements that have an own class or attribute, or that are
 * inside of one that has.
 */
function staysInside(selector: string, isOwn: (name: string) => boolean): boolean {
  const spaced = selector
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([>+~]) ?/g, '$1');
  let isInside = false;
  let isBelow = false;
  let before = '';
  for (const { part, by } of splitOutside(spaced, ' >+~')) {
    if (isInside && (before === ' ' || before === '>')) isBelow = true;
    const hasOwn = part.includes('&') || [...classes(part), ...attributes(part)].some(isOwn);
    isInside = hasOwn || isBelow || (isInside && before !== '+' && before !== '~');
    before = by;
  }
  return isInside;
}

/**
 * The selectors of a list that match elements outside. `isOwn` is called with the name of a class,
 * and with `[name]` for an attribute. `&` is the surrounding rule, which is checked separately.
 */
export const reachingOut = (list: string, isOwn: (name: string) => boolean): string[] =>
  splitOutside(list, ',')
    .map(({ part }) => part.trim())
    .filter((selector) => !staysInside(selector, isOwn));

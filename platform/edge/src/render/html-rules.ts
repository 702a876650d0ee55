import { ErrorCodes, type ParserError, type Token, Tokenizer, type TokenHandler } from 'parse5';
import { ELEMENTS, type ElementRule, GLOBAL } from './html-table';
import type { Check, ValueContext } from './html-values';

/** Comments that React writes between texts and around boundaries. */
const COMMENTS: ReadonlySet<string> = new Set([' ', '$', '/$']);

/** Characters of a restaurant's texts that a browser shows as they are. */
const HARMLESS: ReadonlySet<string> = new Set([
  ErrorCodes.controlCharacterInInputStream,
  ErrorCodes.noncharacterInInputStream,
  ErrorCodes.surrogateInInputStream,
]);

/** Browsers flatten what is nested deeper than 512 elements. */
const MAX_OPEN_ELEMENTS = 200;
const MAX_QUOTED_LENGTH = 100;

/** Ends the reading at the first problem. */
class Refusal extends Error {}

/** Names of elements are the build's own texts; values are not named, because logs contain problems. */
const refuse = (problem: string): never => {
  throw new Refusal(problem.slice(0, MAX_QUOTED_LENGTH));
};

interface OpenElement {
  readonly name: string;
  readonly rule: ElementRule;
}

const isPart = ({ is = [] }: ElementRule, what: 'closes' | 'void' | 'heading'): boolean =>
  is.includes(what);

/** The element around it that a browser would end first. */
function findClosed({ rule }: OpenElement, open: readonly OpenElement[]): OpenElement | undefined {
  const { notIn = [] } = rule;
  return open.find(
    (around) =>
      notIn.includes(around.name) ||
      (around.name === 'p' && isPart(rule, 'closes')) ||
      (isPart(around.rule, 'heading') && isPart(rule, 'heading')),
  );
}

function isPlaced({ name, rule }: OpenElement, open: readonly OpenElement[]): boolean {
  const [parent, grandparent] = [open.at(-1)?.name, open.at(-2)?.name];
  const isIn = rule.in?.some((it) => it === parent || it === `${grandparent} ${parent}`) ?? true;
  return isIn && (open.at(-1)?.rule.only?.includes(name) ?? true);
}

const isOpenName = (name: string): boolean => /^(?:data|aria)-[a-z\d-]+$/.test(name);

const findCheck = ({ rule }: OpenElement, name: string): Check | undefined => {
  const known = [rule.attributes, GLOBAL].find((it) => it && Object.hasOwn(it, name));
  return known?.[name];
};

function checkAttributes(element: OpenElement, { attrs }: Token.TagToken, context: ValueContext) {
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  for (const { name, value } of attrs) {
    if (isOpenName(name)) continue;
    const check = findCheck(element, name) ?? refuse(`<${element.name}> has ${name}`);
    if (!check(value, attributes, context)) refuse(`<${element.name}> with this ${name}`);
  }
}

/**
 * Why the HTML of a screen must not be in a page; null when it may. What it accepts consists of the
 * elements and attributes of the table alone, ends every element in order, and is read by browsers
 * element by element as it is written: nothing is moved, ended early or added, so it cannot leave the
 * element that contains it.
 */
export function htmlProblem(html: string, context: ValueContext): string | null {
  const open: OpenElement[] = [];
  const ignore = (): void => undefined;
  const handler: TokenHandler = {
    onStartTag: (tag) => {
      const name = tag.tagName;
      const rule = ELEMENTS.get(name) ?? refuse(`<${name}>`);
      const element = { name, rule };
      const ended = findClosed(element, open);
      if (ended) refuse(`<${name}> in <${ended.name}>`);
      if (!isPlaced(element, open)) refuse(`<${name}> in <${open.at(-1)?.name ?? 'div id=root'}>`);
      checkAttributes(element, tag, context);
      if (isPart(rule, 'void')) return;
      if (tag.selfClosing) refuse(`<${name}/>`);
      open.push(element);
      if (open.length > MAX_OPEN_ELEMENTS) refuse(`more than ${MAX_OPEN_ELEMENTS} nested elements`);
    },
    onEndTag: ({ tagName }) => {
      if (open.pop()?.name !== tagName) refuse(`</${tagName}> ends another element`);
    },
    onComment: ({ data }) => {
      if (!COMMENTS.has(data)) refuse('a comment');
    },
    onDoctype: () => refuse('a doctype'),
    onParseError: ({ code }: ParserError) => {
      if (!HARMLESS.has(code)) refuse(code);
    },
    onEof: () => {
      const left = open.at(-1);
      if (left) refuse(`<${left.name}> has no end`);
    },
    onCharacter: ignore,
    onNullCharacter: ignore, // it is an error, too
    onWhitespaceCharacter: ignore,
  };
  try {
    new Tokenizer({ sourceCodeLocationInfo: false }, handler).write(html, true);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

import ts from 'typescript';

/** `<button onclick="…">` in a text that becomes HTML. */
const HANDLER_IN_HTML = /<[a-z][^>]*\son[a-z]+\s*=/i;
const ADDRESS_IN_HTML = /<[a-z][^>]*\s(href|src|action|formaction)\s*=\s*(?:["']\s*)?javascript:/i;
const ADDRESS = /^\s*javascript:/i;
const ADDRESS_NAMES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'formAction',
  'formaction',
  'location',
  'to',
]);
/** React uses such a handler to check whether a browser supports an event. */
const DOES_NOTHING = /^(return;?)?$/;
const TIMERS: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const GLOBALS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'top', 'parent']);

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** Text, or concatenated text: a timer would compile it. */
const isMadeOfText = (node: ts.Node | undefined): boolean =>
  isText(node) ||
  (node !== undefined && ts.isTemplateExpression(node)) ||
  (node !== undefined &&
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    (isMadeOfText(node.left) || isMadeOfText(node.right)));

/** Name of the global that an expression refers to: `eval`, `window.eval`, `(0, eval)`. */
function globalName(node: ts.Expression): string | null {
  if (ts.isParenthesizedExpression(node)) return globalName(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken)
    return globalName(node.right);
  if (ts.isIdentifier(node)) return node.text;
  const owner =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
      ? node.expression
      : null;
  if (owner === null || !ts.isIdentifier(owner) || !GLOBALS.has(owner.text)) return null;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) && isText(node.argumentExpression)
    ? node.argumentExpression.text
    : null;
}

/**
 * The bundler's fallback for the global object without `globalThis`; no supported browser uses it.
 */
const isWayToGlobal = (given: readonly ts.Expression[]): boolean =>
  given.length === 1 && isText(given[0]) && given[0].text === 'return this';

const isConstructorOfConstructor = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === 'constructor' &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'constructor';

function ofCall(node: ts.CallExpression | ts.NewExpression): string | null {
  const name = globalName(node.expression);
  const [first, second] = node.arguments ?? [];
  if (name === 'eval') return 'calls eval';
  if (name === 'Function' && !isWayToGlobal(node.arguments ?? []))
    return 'makes a function from text';
  if (isConstructorOfConstructor(node.expression)) return 'makes a function from text';
  if (name !== null && TIMERS.has(name) && isMadeOfText(first))
    return `gives ${name} a text to run`;
  const isSet =
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'setAttribute' &&
    isText(first);
  if (
    isSet &&
    /^on[a-z]+$/i.test(first.text) &&
    !(isText(second) && DOES_NOTHING.test(second.text))
  )
    return `sets the inline handler ${first.text}`;
  if (isSet && ADDRESS_NAMES.has(first.text) && isText(second) && ADDRESS.test(second.text))
    return 'has a javascript: address';
  return null;
}

function ofText({ text }: ts.StringLiteralLike | ts.TemplateLiteralLikeNode): string | null {
  if (HANDLER_IN_HTML.test(text)) return 'has an inline handler in a text of HTML';
  return ADDRESS_IN_HTML.test(text) ? 'has a javascript: address in a text of HTML' : null;
}

/** `href: 'javascript:…'` or `link.href = 'javascript:…'`. */
function ofAddress(name: ts.Node, value: ts.Node): boolean {
  const key = ts.isPropertyAccessExpression(name) ? name.name : name;
  return (
    (ts.isIdentifier(key) || isText(key)) &&
    ADDRESS_NAMES.has(key.text) &&
    isText(value) &&
    ADDRESS.test(value.text)
  );
}

/** Description of how a syntax node turns text into code; null when it does not. */
export function codeFromText(node: ts.Node): string | null {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return ofCall(node);
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    return ofText(node);
  if (ts.isPropertyAssignment(node) && ofAddress(node.name, node.initializer))
    return 'has a javascript: address';
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ofAddress(node.left, node.right)
  )
    return 'has a javascript: address';
  if (
    ts.isVariableDeclaration(node) &&
    node.initializer &&
    ['eval', 'Function'].includes(globalName(node.initializer) ?? '')
  )
    return `keeps ${globalName(node.initializer)} under another name`;
  return null;
}

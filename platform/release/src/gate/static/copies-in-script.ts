import ts from 'typescript';

/**
 * Marker that the build appends to the main file of a package that must be loaded once
 * (`mark-copy-loader.cjs` of the build workspace).
 */
const MARK = '__storefrontCopies';
/** Names of React internals that only React's own file defines, of version 19 and of the ones before. */
const REACT_INSIDES: ReadonlySet<string> = new Set([
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
]);
/** Texts that only the package itself contains, also when its messages are removed by the minimizer. */
const MESSAGES: readonly (readonly [text: string, name: string])[] = [
  ['removeResourceBundle', 'i18next'],
  ['unit call from pure function', 'effector'],
];
/** Keys of the object that Preact makes of an element. */
const PREACT_KEYS = ['__k', '__e', '__c', 'constructor'];

const isMark = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node)
    ? node.name.text === MARK || isMark(node.expression)
    : ts.isParenthesizedExpression(node)
      ? isMark(node.expression)
      : ts.isBinaryExpression(node) && isMark(node.left);

/** `(globalThis.__storefrontCopies ??= []).push(['react', 'remote-a'])` → `react`. */
function marked(node: ts.Node): string | null {
  if (
    !ts.isCallExpression(node) ||
    !ts.isPropertyAccessExpression(node.expression) ||
    !isMark(node.expression.expression)
  )
    return null;
  const [pair] = node.arguments;
  const [name] = pair && ts.isArrayLiteralExpression(pair) ? pair.elements : [];
  return name && ts.isStringLiteralLike(name) ? name.text : 'a shared package';
}

function definesInsides(node: ts.Node): boolean {
  if (
    !ts.isBinaryExpression(node) ||
    node.operatorToken.kind !== ts.SyntaxKind.EqualsToken ||
    !ts.isPropertyAccessExpression(node.left)
  )
    return false;
  return REACT_INSIDES.has(node.left.name.text);
}

function makesPreactElement(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const keys = new Set(
    node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])),
  );
  return PREACT_KEYS.every((key) => keys.has(key));
}

/** Name of the package whose own message a text is. */
function ofMessage(node: ts.Node): string | null {
  if (!ts.isStringLiteralLike(node)) return null;
  return MESSAGES.find(([text]) => node.text.includes(text))?.[1] ?? null;
}

/** Name of the package that a syntax node marks as bundled; null without a marker. */
export const copyAt = (node: ts.Node): string | null =>
  marked(node) ??
  (definesInsides(node) ? 'react' : null) ??
  (makesPreactElement(node) ? 'preact' : null) ??
  ofMessage(node);

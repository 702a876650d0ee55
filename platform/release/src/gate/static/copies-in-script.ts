import ts from 'typescript';

/**
 * Marker that the build appends to the main file of a package that must be loaded once
 * (`mark-copy-loader.cjs` of the build workspace).
 */
const MARK = '__storefrontCopies';
/** A name of a React internal that only React's own file defines. */
const REACT_INSIDES = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const isMark = (node: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(node)
    ? node.name.text === MARK || isMark(node.expression)
    : ts.isParenthesizedExpression(node)
      ? isMark(node.expression)
      : ts.isBinaryExpression(node) && isMark(node.left);

/** `(globalThis.__storefrontCopies ??= []).push(['react', 'mf-menu'])` → `react`. */
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
  return node.left.name.text === REACT_INSIDES;
}

/** Name of the package that a syntax node marks as bundled; null without a marker. */
export const copyAt = (node: ts.Node): string | null =>
  marked(node) ?? (definesInsides(node) ? 'react' : null);

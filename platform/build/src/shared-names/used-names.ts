import { type NodePath, traverse, types as t } from '@babel/core';
import { parseSource } from './parse-source';

/** Key of a shared module → names used of it. */
export type UsedNames = Map<string, Set<string>>;

const isType = (kind: string | null | undefined): boolean => kind === 'type' || kind === 'typeof';
const nameOf = (node: t.Identifier | t.StringLiteral): string =>
  t.isIdentifier(node) ? node.name : node.value;
const isInType = ({ parent }: NodePath): boolean =>
  t.isTSTypeQuery(parent) || t.isTSQualifiedName(parent);

/** `.member` when a reference is only used to access one, otherwise empty. */
function findMember({ parent, node }: NodePath): string | null {
  const isObject =
    (t.isMemberExpression(parent) || t.isOptionalMemberExpression(parent)) &&
    parent.object === node &&
    !parent.computed;
  if (isObject && t.isIdentifier(parent.property)) return parent.property.name;
  if (t.isJSXMemberExpression(parent) && parent.object === node) return parent.property.name;
  return null;
}

/** Names that an import uses: of `{ newsBus }` each member that is used, as `newsBus.read`. */
function namesOfImport(path: NodePath<t.ImportDeclaration>): string[] {
  return path.node.specifiers.flatMap((specifier) => {
    if (t.isImportSpecifier(specifier) && isType(specifier.importKind)) return [];
    const isWhole = t.isImportNamespaceSpecifier(specifier);
    const name = t.isImportSpecifier(specifier) ? nameOf(specifier.imported) : 'default';
    const references = (path.scope.getBinding(specifier.local.name)?.referencePaths ?? []).filter(
      (reference) => !isInType(reference),
    );
    return references.map((reference) => {
      const member = findMember(reference);
      if (isWhole) return member ?? '*';
      return member === null ? name : `${name}.${member}`;
    });
  });
}

const namesOfReexport = ({ specifiers }: t.ExportNamedDeclaration): string[] =>
  specifiers.flatMap((specifier) =>
    t.isExportSpecifier(specifier) && !isType(specifier.exportKind) ? [specifier.local.name] : [],
  );

/**
 * Names that sources use of the shared modules `keys`; types do not count, because they are erased.
 * A namespace that is passed on as a whole counts as `*`.
 */
export function usedNames(files: Iterable<string>, keys: ReadonlySet<string>): UsedNames {
  const used: UsedNames = new Map();
  const add = (key: string, names: readonly string[]): void => {
    if (!keys.has(key) || names.length === 0) return;
    const known = used.get(key) ?? new Set();
    for (const name of names) known.add(name);
    used.set(key, known);
  };
  for (const file of files) {
    traverse(parseSource(file), {
      ImportDeclaration(path) {
        if (!isType(path.node.importKind)) add(path.node.source.value, namesOfImport(path));
      },
      ExportNamedDeclaration({ node }) {
        if (node.source && !isType(node.exportKind)) add(node.source.value, namesOfReexport(node));
      },
      ExportAllDeclaration({ node }) {
        if (!isType(node.exportKind)) add(node.source.value, ['*']);
      },
    });
  }
  return used;
}

import { type NodePath, types as t, traverse } from '@babel/core';
import type { BuildRecord, ShellDeclaration } from '@storefront/compositions';
import { consumedByRemote, importedAs, singletonVersions, singletons } from '../singletons';
import { entryFiles } from './entry-files';
import { offeredNames } from './offered-names';
import { parseSource } from './parse-source';

/** Key of a shared module → names used of it. */
type UsedNames = Map<string, Set<string>>;

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
 * Names that sources use of the shared modules that they import as `keys`; types do not count, because they are erased.
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

const ELEMENT = 'Slot';

/** Slots that sources of the shell render: `name` of each `<Slot>`, sorted. */
export function placedSlots(files: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const file of files) {
    traverse(parseSource(file), {
      JSXOpeningElement({ node }) {
        if (!t.isJSXIdentifier(node.name, { name: ELEMENT })) return;
        for (const attribute of node.attributes) {
          if (
            t.isJSXAttribute(attribute) &&
            t.isJSXIdentifier(attribute.name, { name: 'name' }) &&
            t.isStringLiteral(attribute.value)
          )
            names.add(attribute.value.value);
        }
      },
    });
  }
  return [...names].sort();
}

/** The shared modules in a build record. */
export type Sharing = Pick<BuildRecord, 'singletons' | 'shared'>;

/**
 * The shell: exact versions, and every name it provides. Throws when the slots that its sources `files`
 * render are not those of its declaration.
 */
export function sharingOfShell(
  files: Iterable<string>,
  { slots }: Pick<ShellDeclaration, 'slots'>,
): Sharing {
  const placed = placedSlots(files);
  const missing = placed.filter((name) => !(name in slots));
  const unused = Object.keys(slots).filter((name) => !placed.includes(name));
  if (missing.length > 0 || unused.length > 0)
    throw new Error(
      'shell/src/declaration.ts, slots: ' +
        [
          ...missing.map((name) => `${name} is rendered and not declared: add it`),
          ...unused.map((name) => `${name} is declared and not rendered: remove it`),
        ].join('; '),
    );
  const shared = [...entryFiles()].map(([key, entry]) => [key, offeredNames(entry)] as const);
  return { singletons: singletonVersions(), shared: Object.fromEntries(shared) };
}

/**
 * A remote: the ranges of the singletons it consumes, and the names that its sources `files` use of
 * our own packages.
 */
export function sharingOfRemote(files: Iterable<string>, consumed: ReadonlySet<string>): Sharing {
  const ranges = Object.values(consumedByRemote()).filter(({ shareKey }) => consumed.has(shareKey));
  const own = singletons
    .filter((singleton) => singleton.own && consumed.has(singleton.key))
    .map((singleton) => ({ key: singleton.key, specifier: importedAs(singleton) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const used = usedNames(files, new Set(own.map(({ specifier }) => specifier)));
  return {
    singletons: Object.fromEntries(
      ranges.map(({ shareKey, requiredVersion }) => [shareKey, requiredVersion]),
    ),
    shared: Object.fromEntries(
      own.map(({ key, specifier }) => [key, [...(used.get(specifier) ?? [])].sort()]),
    ),
  };
}

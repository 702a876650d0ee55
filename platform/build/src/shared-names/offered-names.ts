import { existsSync } from 'node:fs';
import path from 'node:path';
import { types as t } from '@babel/core';
import { parseSource } from './parse-source';

/**
 * Name → names of its members if the source lists them; null if they are available only at run
 * time.
 */
type Offer = Map<string, readonly string[] | null>;

const isType = (kind: string | null | undefined): boolean => kind === 'type';

function resolve(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const base = path.resolve(path.dirname(from), specifier);
  const found = [
    `${base}.ts`,
    `${base}.tsx`,
    path.join(base, 'index.ts'),
    path.join(base, 'index.tsx'),
  ].find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${from} exports from ${specifier}, which is not there`);
  return found;
}

/** Members of an object literal; null for any other expression. */
function findMembers(value: t.Node | null | undefined): readonly string[] | null {
  if (t.isTSAsExpression(value) || t.isTSSatisfiesExpression(value))
    return findMembers(value.expression);
  if (!t.isObjectExpression(value)) return null;
  const names = value.properties.map((property) =>
    t.isSpreadElement(property) || property.computed || !t.isIdentifier(property.key)
      ? null
      : property.key.name,
  );
  return names.every((name) => name !== null) ? names : null;
}

function declared(declaration: t.Declaration): [string, readonly string[] | null][] {
  if (t.isVariableDeclaration(declaration)) {
    return declaration.declarations.flatMap(({ id, init }) =>
      t.isIdentifier(id)
        ? [[id.name, findMembers(init)] as [string, readonly string[] | null]]
        : [],
    );
  }
  const isValue =
    t.isFunctionDeclaration(declaration) ||
    t.isClassDeclaration(declaration) ||
    t.isEnumDeclaration(declaration);
  return isValue && declaration.id && t.isIdentifier(declaration.id)
    ? [[declaration.id.name, null]]
    : [];
}

function ofNamed(
  file: string,
  node: t.ExportNamedDeclaration,
): [string, readonly string[] | null][] {
  if (node.declaration) return declared(node.declaration);
  const from = node.source ? resolve(file, node.source.value) : null;
  const source = from === null ? null : findExports(from);
  return node.specifiers.flatMap((specifier): [string, readonly string[] | null][] => {
    if (t.isExportNamespaceSpecifier(specifier))
      return [[specifier.exported.name, source ? [...source.keys()] : null]];
    if (!t.isExportSpecifier(specifier) || isType(specifier.exportKind)) return [];
    const name = t.isIdentifier(specifier.exported)
      ? specifier.exported.name
      : specifier.exported.value;
    return [[name, source?.get(specifier.local.name) ?? null]];
  });
}

function findExports(file: string): Offer {
  const offer: Offer = new Map();
  for (const node of parseSource(file).program.body) {
    if (t.isExportDefaultDeclaration(node)) offer.set('default', null);
    if (t.isExportNamedDeclaration(node) && !isType(node.exportKind))
      for (const [name, members] of ofNamed(file, node)) offer.set(name, members);
    if (t.isExportAllDeclaration(node) && !isType(node.exportKind)) {
      const from = resolve(file, node.source.value);
      if (from === null)
        throw new Error(`${file} exports all of ${node.source.value}: name what is meant`);
      for (const [name, members] of findExports(from))
        if (name !== 'default') offer.set(name, members);
    }
  }
  return offer;
}

/**
 * Names that an entry of a shared package exports, sorted; of a namespace or an object literal also
 * its members, as `newsBus.read`. Types do not count. Throws when a source cannot be read.
 */
export function offeredNames(entry: string): string[] {
  const names = [...findExports(entry)].flatMap(([name, members]) => [
    name,
    ...(members ?? []).map((member) => `${name}.${member}`),
  ]);
  return names.sort();
}

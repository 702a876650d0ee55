import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root, speakers, type Workspace } from './catalogues';

/**
 * A text used by a source. `exact`: the source contains the whole key; otherwise it contains the
 * beginning of the key.
 */
export interface UsedKey {
  readonly file: string;
  readonly namespaces: readonly string[];
  readonly key: string;
  readonly exact: boolean;
}

const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.(test|test-kit)\.tsx?$/.test(name) && !name.endsWith('.d.ts');

/** shared-kit has no texts of its own: it reads those of the domain. */
const foldersOf = (workspace: Workspace): string[] =>
  workspace === 'shared-domain' ? [workspace, 'shared-kit'] : [workspace];

const listSources = (workspace: Workspace): string[] =>
  foldersOf(workspace).flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => isSource(name) && !/(^|[/\\])testing[/\\]/.test(name))
      .map((name) => path.join(folder, 'src', name)),
  );

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const parsed = new Map<string, readonly ts.Node[]>();

/** Every node of a source, read once. */
function findNodes(file: string): readonly ts.Node[] {
  const known = parsed.get(file);
  if (known) return known;
  const nodes: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, collect);
  };
  collect(parse(file));
  parsed.set(file, nodes);
  return nodes;
}

const findCalleeName = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee)
    ? callee.name.text
    : ts.isIdentifier(callee)
      ? callee.text
      : '';

/** Keys an argument of `t` can come to, as far as they are written out. */
function writtenKeys(argument: ts.Expression): { key: string; exact: boolean }[] {
  if (ts.isStringLiteralLike(argument)) return [{ key: argument.text, exact: true }];
  if (ts.isTemplateExpression(argument))
    return argument.head.text === '' ? [] : [{ key: argument.head.text, exact: false }];
  if (ts.isConditionalExpression(argument))
    return [...writtenKeys(argument.whenTrue), ...writtenKeys(argument.whenFalse)];
  if (ts.isParenthesizedExpression(argument)) return writtenKeys(argument.expression);
  return [];
}

const namespacesNamed = (call: ts.CallExpression): string[] =>
  call.arguments.flatMap((argument) =>
    (ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument]).flatMap((item) =>
      ts.isStringLiteralLike(item) ? [item.text] : [],
    ),
  );

/** Every key that the sources of a workspace write out in a call of `t`. */
export function usedKeys(workspace: Workspace): UsedKey[] {
  return listSources(workspace).flatMap((file) => {
    const calls = findNodes(file).filter(ts.isCallExpression);
    const named = calls
      .filter(({ expression }) => findCalleeName(expression) === 'useTranslation')
      .flatMap(namespacesNamed);
    const defaults = [...new Set([...named, speakers[workspace] ?? workspace])];
    return calls
      .filter(
        ({ expression, arguments: [first] }) =>
          findCalleeName(expression) === 't' && first !== undefined,
      )
      .flatMap(({ arguments: [first] }) => writtenKeys(first!))
      .map(({ key, exact }) => {
        const [namespace, rest] = key.includes(':') ? key.split(':', 2) : [undefined, key];
        return {
          file,
          exact,
          namespaces: namespace === undefined ? defaults : [namespace],
          key: rest ?? '',
        };
      });
  });
}

/**
 * Everything written in the sources of a workspace that could be a key or the beginning of one, without
 * its namespace.
 */
export function writtenTexts(workspace: Workspace): {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
} {
  const bare = (text: string): string => text.slice(text.indexOf(':') + 1);
  const nodes = listSources(workspace).flatMap(findNodes);
  return {
    whole: new Set(nodes.filter(ts.isStringLiteralLike).map(({ text }) => bare(text))),
    beginnings: nodes
      .filter(ts.isTemplateExpression)
      .map(({ head }) => bare(head.text))
      .filter((text) => text.includes('.')),
  };
}

import ts from 'typescript';
import type { BuildRecord } from '@storefront/compositions';
import type { ReadBytes } from '../candidate';
import { oncePerBytes } from '../once-per-bytes';
import type { Catalog } from './texts-in';

function collect(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(key, value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      collect(inner, key === '' ? name : `${key}.${name}`, into);
}

/** The texts that a chunk of a language contains, as the bundler writes a JSON file. */
function catalogsIn(script: string): Catalog[] {
  const found: Catalog[] = [];
  const visit = (node: ts.Node): void => {
    const [text] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'parse' &&
      text !== undefined &&
      ts.isStringLiteralLike(text)
    ) {
      const texts = new Map<string, string>();
      collect(JSON.parse(text.text), '', texts);
      found.push(texts);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('chunk.js', script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return found;
}

const catalogsOfChunk = oncePerBytes((bytes) => catalogsIn(bytes.toString('utf8')));

/**
 * The catalogs of a build in a language. The shell has two, its own and that of shared-domain; a
 * remote has one.
 */
export async function catalogsOfBuild(
  bytes: ReadBytes,
  build: BuildRecord,
  language: string,
): Promise<Catalog[]> {
  const files = build.locales?.[language] ?? [];
  const scripts = await Promise.all(files.map((file) => bytes(build, file)));
  return scripts.flatMap((script) => (script === null ? [] : catalogsOfChunk(script)));
}

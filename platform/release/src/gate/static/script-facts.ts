import type { BuildRecord } from '@storefront/compositions';
import ts from 'typescript';
import type { Candidate } from '../candidate';
import { codeFromText } from './code-from-text';
import { filesOfBuild } from './files-of-build';

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
const copyAt = (node: ts.Node): string | null =>
  marked(node) ??
  (definesInsides(node) ? 'react' : null) ??
  (makesPreactElement(node) ? 'preact' : null) ??
  ofMessage(node);

/** Facts about a script that the checks use. */
export interface ScriptFacts {
  /** How it turns text into code, each way once. */
  readonly codeFromText: readonly string[];
  /** Packages that must be loaded once and are bundled in it. */
  readonly copies: readonly string[];
}

const known = new WeakMap<Buffer, ScriptFacts>();

function parse(source: string): ScriptFacts {
  const found = { codeFromText: new Set<string>(), copies: new Set<string>() };
  const visit = (node: ts.Node): void => {
    const code = codeFromText(node);
    const copy = copyAt(node);
    if (code !== null) found.codeFromText.add(code);
    if (copy !== null) found.copies.add(copy);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return { codeFromText: [...found.codeFromText], copies: [...found.copies] };
}

/** Parses a script, once for all checks. */
export function scriptFacts(bytes: Buffer): ScriptFacts {
  const facts = known.get(bytes) ?? parse(bytes.toString('utf8'));
  known.set(bytes, facts);
  return facts;
}

/** What the scripts of builds have of one kind, in sentences that begin with build and file. */
export async function factsOfBuilds(
  candidate: Candidate,
  builds: readonly BuildRecord[],
  factsOf: (facts: ScriptFacts) => readonly string[],
  isRead: (build: BuildRecord, path: string) => boolean = () => true,
): Promise<string[]> {
  const found = await Promise.all(
    builds.map(async (build) => {
      const scripts = await filesOfBuild(candidate, build, '.js');
      const read = scripts.filter(({ path }) => isRead(build, path));
      return read.flatMap(({ path, bytes }) =>
        factsOf(scriptFacts(bytes)).map((what) => `${build.name}: ${path} ${what}`),
      );
    }),
  );
  return found.flat();
}

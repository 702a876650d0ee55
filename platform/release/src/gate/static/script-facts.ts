import type { BuildRecord } from '@storefront/compositions';
import ts from 'typescript';
import type { Candidate } from '../candidate';
import { codeFromText } from './code-from-text';
import { copyAt } from './copies-in-script';
import { filesOfBuild } from './files-of-build';

/** Facts about a script that the checks use. */
export interface ScriptFacts {
  /** How it turns text into code, each way once. */
  readonly codeFromText: readonly string[];
  /** Packages that must be loaded once and are bundled in it. */
  readonly copies: readonly string[];
}

const known = new WeakMap<Buffer, ScriptFacts>();

function read(source: string): ScriptFacts {
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
  const facts = known.get(bytes) ?? read(bytes.toString('utf8'));
  known.set(bytes, facts);
  return facts;
}

/** What the scripts of builds have of one kind, in sentences that begin with build and file. */
export async function factsOfBuilds(
  candidate: Candidate,
  builds: readonly BuildRecord[],
  factsOf: (facts: ScriptFacts) => readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    builds.map(async (build) => {
      const scripts = await filesOfBuild(candidate, build, '.js');
      return scripts.flatMap(({ path, bytes }) =>
        factsOf(scriptFacts(bytes)).map((what) => `${build.name}: ${path} ${what}`),
      );
    }),
  );
  return found.flat();
}

import path from 'node:path';

/** Text of every TypeScript file under `e2e`, by its path in the repository. */
export type Sources = Readonly<Record<string, string>>;

const SPEC = /^e2e\/specs\/.+\.spec\.ts$/;
const NO_STORY = /\.md$|\.test(-kit)?\.tsx?$|^docs\//;
const RELATIVE_IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

function findImports(file: string, sources: Sources): string[] {
  const targets = [...(sources[file] ?? '').matchAll(RELATIVE_IMPORT)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );
  return targets
    .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`])
    .filter((candidate) => candidate in sources);
}

/** A file and everything under `e2e` that it imports, directly or not. */
function findGraph(file: string, sources: Sources, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const imported of findImports(file, sources)) findGraph(imported, sources, seen);
  }
  return seen;
}

/** `mf-cart` of `e2e/specs/mf-cart-lines.spec.ts`; null for a test that covers several remotes. */
function findRemote(spec: string, remotes: readonly string[]): string | null {
  const name = path.posix.basename(spec, '.spec.ts');
  return remotes.find((remote) => name === remote || name.startsWith(`${remote}-`)) ?? null;
}

/**
 * Spec files that a change affects. A file under `e2e` affects the specs that import it. A file of
 * a remote affects the specs named after the remote and those named after none. Any other source
 * affects all; documents and Jest tests affect none.
 */
export function changedStories(
  changed: readonly string[],
  sources: Sources,
  remotes: readonly string[],
): string[] {
  const specs = Object.keys(sources)
    .filter((file) => SPEC.test(file))
    .sort();
  const changes = changed.filter((file) => !NO_STORY.test(file));
  const isAffected = (spec: string): boolean => {
    const graph = findGraph(spec, sources);
    const own = findRemote(spec, remotes);
    return changes.some((file) => {
      if (file.startsWith('e2e/')) return graph.has(file);
      const remote = remotes.find((name) => file.startsWith(`${name}/`));
      return remote === undefined || own === null || own === remote;
    });
  };
  return specs.filter(isAffected);
}

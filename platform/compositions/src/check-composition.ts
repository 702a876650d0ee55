import type { BuildRecord } from './build.contract';
import { type DeclarationProblem, describeDeclaration } from './check-declaration';
import { checkDeclarations } from './check-declarations';
import { withDeclared } from './declared';

/** Why builds must not be served together. */
export type CompositionProblem =
  | { kind: 'build-missing'; name: string }
  | { kind: 'page-missing'; name: string; expose: string }
  | { kind: 'widget-missing'; name: string; expose: string }
  | { kind: 'contract-not-spoken'; name: string; contract: number; shell: number }
  | { kind: 'integrity-missing'; name: string; file: string }
  | { kind: 'declaration'; name: string; problem: DeclarationProblem };

/** A shell of contract N supports remotes of N and N-1. */
export const speaks = (shell: number, remote: number): boolean =>
  remote === shell || remote === shell - 1;

function problemsOfFiles(build: BuildRecord): CompositionProblem[] {
  const hashed = new Set(build.files.map(({ path }) => path));
  const named = [build.entry, ...Object.values(build.exposes)].flatMap(({ js, css }) => [
    ...js,
    ...css,
  ]);
  const all = new Set([
    ...named,
    ...Object.values(build.locales).flat(),
    ...(build.boot === undefined ? [] : [build.boot]),
  ]);
  return [...all]
    .filter((file) => !hashed.has(file))
    .map((file) => ({ kind: 'integrity-missing', name: build.name, file }));
}

function problemsOfSlots(
  shell: BuildRecord,
  byName: ReadonlyMap<string, BuildRecord>,
): CompositionProblem[] {
  return (shell.slots ?? []).flatMap((slot): CompositionProblem[] => {
    const [name = '', widget = ''] = slot.split('/');
    const expose = `./widgets/${widget}`;
    const build = byName.get(name);
    return build && expose in build.exposes ? [] : [{ kind: 'widget-missing', name, expose }];
  });
}

/** Of the remotes of the routes, and of those that have only widgets in the slots of the shell. */
function problemsOfContracts(
  shell: BuildRecord,
  byName: ReadonlyMap<string, BuildRecord>,
): CompositionProblem[] {
  const used = new Set([
    ...(shell.routes ?? []).flatMap(({ pages }) => pages.map(({ remote }) => remote)),
    ...(shell.slots ?? []).map((slot) => slot.split('/')[0] ?? ''),
  ]);
  return [...used].flatMap((name): CompositionProblem[] => {
    const contract = byName.get(name)?.contract;
    return contract === undefined || speaks(shell.contract, contract)
      ? []
      : [{ kind: 'contract-not-spoken', name, contract, shell: shell.contract }];
  });
}

/**
 * Checks builds that are to be served together: every page of the shell's routes and every widget
 * of its slots is exposed, every remote of them uses a contract that the shell supports (N or N-1),
 * and every file has a hash. An empty list means they are compatible.
 */
export function checkComposition(builds: readonly BuildRecord[]): CompositionProblem[] {
  const byName = new Map(builds.map((build) => [build.name, build]));
  const own = byName.get('shell');
  if (!own) return [{ kind: 'build-missing', name: 'shell' }];
  const remotes = builds.filter(({ name }) => name !== 'shell');
  const shell = withDeclared(own, remotes);
  const needed = (shell.routes ?? []).flatMap(({ pages }) => pages);
  const problems: CompositionProblem[] = [
    ...builds.flatMap(problemsOfFiles),
    ...checkDeclarations(own, remotes).map(
      (problem) => ({ kind: 'declaration', name: problem.name, problem }) as const,
    ),
    ...problemsOfSlots(shell, byName),
    ...problemsOfContracts(shell, byName),
  ];
  for (const remote of new Set(needed.map((page) => page.remote))) {
    const build = byName.get(remote);
    if (!build) {
      problems.push({ kind: 'build-missing', name: remote });
      continue;
    }
    const pages = needed
      .filter((page) => page.remote === remote)
      .map(({ page }) => `./pages/${page}`);
    for (const expose of new Set(['./remote', ...pages])) {
      if (!(expose in build.exposes)) problems.push({ kind: 'page-missing', name: remote, expose });
    }
  }
  return problems;
}

/** One sentence for the operator that composes. */
export function describeProblem(problem: CompositionProblem): string {
  switch (problem.kind) {
    case 'build-missing':
      return `${problem.name} has no build`;
    case 'page-missing':
    case 'widget-missing':
      return `${problem.name} does not expose ${problem.expose}`;
    case 'contract-not-spoken':
      return `${problem.name} speaks contract ${problem.contract}, the shell ${problem.shell} and ${problem.shell - 1}`;
    case 'declaration':
      return describeDeclaration(problem.problem);
    case 'integrity-missing':
      return `${problem.name} names ${problem.file} without its hash`;
  }
}

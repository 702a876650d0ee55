import type { BuildRecord } from './build.contract';
import { describeDeclaration } from './check-declaration';
import { checkDeclarations } from './check-declarations';
import { withDeclared } from './declared';

/** Why builds must not be served together. */
export interface CompositionProblem {
  readonly kind:
    | 'build-missing'
    | 'page-missing'
    | 'widget-missing'
    | 'contract-not-spoken'
    | 'integrity-missing'
    | 'declaration';
  /** For the operator that composes. */
  readonly sentence: string;
}

/** A shell of contract N supports remotes of N and N-1. */
export const speaks = (shell: number, remote: number): boolean =>
  remote === shell || remote === shell - 1;

const of =
  (kind: CompositionProblem['kind']) =>
  (sentence: string): CompositionProblem => ({ kind, sentence });

function unhashed({ name, files, entry, exposes, locales, boot }: BuildRecord): string[] {
  const hashed = new Set(files.map(({ path }) => path));
  const all = new Set([
    ...[entry, ...Object.values(exposes)].flatMap(({ js, css }) => [...js, ...css]),
    ...Object.values(locales).flat(),
    ...(boot === undefined ? [] : [boot]),
  ]);
  return [...all]
    .filter((file) => !hashed.has(file))
    .map((file) => `${name} names ${file} without its hash`);
}

/**
 * Checks builds that are to be served together: every page of the shell's routes and every widget
 * of its slots is exposed, every remote of them uses a contract that the shell supports (N or N-1),
 * and every file has a hash. An empty list means they are compatible.
 */
export function checkComposition(builds: readonly BuildRecord[]): CompositionProblem[] {
  const byName = new Map(builds.map((build) => [build.name, build]));
  const own = byName.get('shell');
  if (!own) return [{ kind: 'build-missing', sentence: 'shell has no build' }];
  const remotes = builds.filter(({ name }) => name !== 'shell');
  const { contract, routes = [], slots = [] } = withDeclared(own, remotes);
  const unexposed = (remote: string, ...exposes: string[]): string[] =>
    exposes
      .filter((expose) => !(expose in (byName.get(remote)?.exposes ?? {})))
      .map((expose) => `${remote} does not expose ${expose}`);
  const pages = routes.flatMap((route) => route.pages);
  const paged = new Set(pages.map(({ remote }) => remote));
  const widgets = slots.map((slot) => slot.split('/') as [remote: string, widget: string]);
  const used = new Set([...paged, ...widgets.map(([remote]) => remote)]);
  return [
    ...builds.flatMap(unhashed).map(of('integrity-missing')),
    ...checkDeclarations(own, remotes).map(describeDeclaration).map(of('declaration')),
    ...widgets
      .flatMap(([remote, widget]) => unexposed(remote, `./widgets/${widget}`))
      .map(of('widget-missing')),
    ...[...used]
      .flatMap((name) => byName.get(name) ?? [])
      .filter((build) => !speaks(contract, build.contract))
      .map(
        (build) =>
          `${build.name} speaks contract ${build.contract}, the shell ${contract} and ${contract - 1}`,
      )
      .map(of('contract-not-spoken')),
    ...remotes
      .filter(({ adopted }) => adopted && !own.loadsAdopted)
      .map(({ name }) => `${name} is adopted, which the shell cannot load: release a newer shell`)
      .map(of('contract-not-spoken')),
    ...[...paged].flatMap((remote) => {
      if (!byName.has(remote)) return of('build-missing')(`${remote} has no build`);
      const named = pages
        .filter((page) => page.remote === remote)
        .map(({ page }) => `./pages/${page}`);
      const start = byName.get(remote)?.adopted ? [] : ['./remote'];
      return unexposed(remote, ...new Set([...start, ...named])).map(of('page-missing'));
    }),
  ];
}

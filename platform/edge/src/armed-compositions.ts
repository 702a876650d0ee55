import {
  type Arm,
  type BuildRecord,
  type BuildRef,
  type Declaring,
  type PageDeclarations,
  type Route,
  pageDeclarations,
  recordKey,
  routeKey,
  rowsByPath,
  withDeclared,
} from '@storefront/compositions';
import type { ComposedPage } from '@storefront/release';
import type { Served } from './served';

/** The part of a composition with the builds of arms that depends on declarations. */
interface ArmedComposition {
  /** With what the remotes declare. */
  readonly shell: BuildRecord;
  readonly routes: readonly Route[];
  routeAt(path: string): Route | undefined;
  /** Of the remotes whose declaration differs from the composition's; undefined for none. */
  readonly declared: PageDeclarations | undefined;
}

/** What pages contain of a remote whose build in an arm has no declaration. */
const NOTHING = { pages: [], widgets: [] };

function differing(
  before: PageDeclarations,
  now: PageDeclarations | null,
): PageDeclarations | undefined {
  if (now === null) return undefined;
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...names].flatMap((name) => {
    const [was, is] = [before[name], now[name] ?? NOTHING];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, is] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** Every combination of one arm of each experiment that is not switched off. */
const combinations = ({ experiments }: Served): readonly (readonly Arm[])[] =>
  experiments.reduce<readonly (readonly Arm[])[]>(
    (chosen, { arms }) =>
      chosen.flatMap((before) =>
        arms.filter(({ off }) => off === undefined).map((arm) => [...before, arm]),
      ),
    [[]],
  );

const listBuilds = (arms: readonly Arm[]): readonly BuildRef[] =>
  arms.flatMap(({ builds }) => builds);

export interface ArmedCompositions {
  /** With the builds of these arms; without any it is the composition itself. */
  readonly of: (refs: readonly BuildRef[]) => ArmedComposition;
  /** Those of all combinations of arms that visitors can have; that of the composition first. */
  readonly all: readonly ArmedComposition[];
  /** Those of them that differ in their routes. */
  readonly distinct: readonly ArmedComposition[];
}

/** What a composition is in the arms of a channel's experiments: an arm may have other pages. */
export function armedCompositions(opened: ComposedPage, served: Served): ArmedCompositions {
  const { composition, records } = opened;
  const remotes = composition.builds.flatMap(({ name, id }): Declaring[] => {
    const declaration = records.get(recordKey({ name, id }))?.declaration;
    return name === 'shell' ? [] : [{ name, ...(declaration ? { declaration } : {}) }];
  });
  const recordsOf = (refs: readonly BuildRef[]) =>
    new Map(
      refs.flatMap((ref) => {
        const record = records.get(recordKey(ref));
        return record ? [[recordKey(ref), record] as const] : [];
      }),
    );
  // those of the other builds are released
  const ofArms = recordsOf(listBuilds(served.experiments.flatMap(({ arms }) => arms)));
  const earlier = recordsOf(composition.previous.filter(({ name }) => name === 'shell'));
  const shells = [...ofArms.values(), ...earlier.values()].filter(({ name }) => name === 'shell');
  const { shell: ownShell } = opened;
  const outside = pageDeclarations(ownShell, remotes) ?? {};

  function armed(refs: readonly BuildRef[]): ArmedComposition {
    const replaced = new Map(
      refs.flatMap((ref) => {
        const record = ofArms.get(recordKey(ref));
        return record ? [[ref.name, record] as const] : [];
      }),
    );
    const changed = [
      ...remotes.map((remote) => replaced.get(remote.name) ?? remote),
      ...[...replaced.values()].filter(
        ({ name }) => name !== 'shell' && !remotes.some((remote) => remote.name === name),
      ),
    ];
    const own = replaced.get('shell') ?? ownShell;
    const shell = withDeclared(own, changed, [ownShell, ...shells]);
    const routes = shell.routes ?? [];
    return {
      shell,
      routes,
      routeAt: rowsByPath(routes),
      declared: differing(outside, pageDeclarations(shell, changed)),
    };
  }

  const known = new Map<string, ArmedComposition>();
  const of = (refs: readonly BuildRef[]): ArmedComposition => {
    const key = refs.map(recordKey).join(' ');
    const made = known.get(key) ?? armed(refs);
    known.set(key, made);
    return made;
  };
  const all = [of([]), ...combinations(served).map((arms) => of(listBuilds(arms)))];
  const byRoutes = new Map(
    all
      .toReversed()
      .map(
        (armedComposition) =>
          [armedComposition.routes.map(routeKey).join('\n'), armedComposition] as const,
      ),
  );
  return { of, all, distinct: [...byRoutes.values()].toReversed() };
}

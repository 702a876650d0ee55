import {
  type Arm,
  type Experiment,
  type Route,
  ARMS_COOKIE,
  CONTROL,
  assignedValue,
  chooseArm,
  readArms,
} from '@storefront/compositions';
import { hashAllocation } from '@storefront/compositions/hash-allocation';

/** What a request shows of the visitor's arms. */
export interface Visit {
  /** Its `cookie` header. */
  readonly cookie: string | undefined;
  /** Names of the restaurant's modules that are on. */
  readonly modules: readonly string[];
  /**
   * A random id, by which a visitor without a cookie is assigned. It is stored nowhere. Missing where the
   * browser has to choose.
   */
  readonly newcomer?: string | undefined;
}

/** Whether an arm has a build of the shell or of a remote of the page. */
function changesPage({ builds }: Arm, { pages }: Route): boolean {
  const names = new Set(['shell', ...pages.map(({ remote }) => remote)]);
  return builds.some(({ name }) => names.has(name));
}

/** The arm that every visitor of a restaurant gets; null when its modules force none. */
function forcedArm({ forces, arms }: Experiment, modules: readonly string[]): Arm | null {
  const arm =
    forces && modules.includes(forces.module)
      ? arms.find(({ name }) => name === forces.arm)
      : undefined;
  return arm && arm.off === undefined ? arm : null;
}

/** Whether visitors are assigned to an arm, and get its builds. */
const isAssigned = ({ ranges, off }: Arm): boolean => ranges.length > 0 && off === undefined;

/**
 * Whether the builds of a page depend on the visitor: another arm than control has a share, and a build
 * of the shell or of a remote of the page. Not at restaurants that force an arm.
 */
export const isTestedBy = (
  experiment: Experiment,
  route: Route,
  modules: readonly string[],
): boolean =>
  forcedArm(experiment, modules) === null &&
  experiment.arms.some((arm) => isAssigned(arm) && changesPage(arm, route));

/** The name of the arm that a visitor's bucket leads to, as the start script stores it. */
function assignedName({ salt, arms }: Experiment, visitor: string): string {
  const arm = chooseArm(arms, salt, visitor);
  return arm === null || arm.off !== undefined ? '' : arm.name;
}

/**
 * The name of the visitor's arm, '' outside of the experiment: of the cookie, or at a first visit by
 * the id. Null when the cookie names none that is valid now.
 */
function findArmName(experiment: Experiment, { cookie, newcomer }: Visit): string | null {
  const { isSent, arms } = readArms(cookie);
  if (!isSent) return newcomer === undefined ? null : assignedName(experiment, newcomer);
  const stored = arms.get(experiment.name);
  return stored?.allocation === hashAllocation(experiment) ? stored.arm : null;
}

/** The arm of a name that visitors can be assigned to; null for any other name. */
function assignedArm({ arms }: Experiment, name: string | null): Arm | null {
  const [control = null] = arms;
  if (name === '') return control;
  const arm = arms.find((it) => it.name === name && it.ranges.length > 0);
  return arm?.off === undefined ? (arm ?? null) : control;
}

/**
 * The arms of a visit for a page by the rules of the start script: control in every experiment that
 * does not change the page. Null when the start script must decide first.
 */
export function armsOfVisit(
  experiments: readonly Experiment[],
  route: Route,
  visit: Visit,
): Arm[] | null {
  const arms: Arm[] = [];
  for (const experiment of experiments) {
    const [control = null] = experiment.arms;
    const forced = forcedArm(experiment, visit.modules);
    const arm = isTestedBy(experiment, route, visit.modules)
      ? assignedArm(experiment, findArmName(experiment, visit))
      : forced && changesPage(forced, route)
        ? forced
        : control;
    if (!arm) return null;
    arms.push(arm);
  }
  return arms;
}

/**
 * The cookie for a first visit of a page that depends on the visitor: the arms in all experiments, of
 * which the page shows those that change it. Null for every other visit. The start script gives the
 * visitor an id of the same arms.
 */
export function firstCookie(
  experiments: readonly Experiment[],
  route: Route,
  visit: Visit,
): string | null {
  const { newcomer, cookie, modules } = visit;
  if (newcomer === undefined || readArms(cookie).isSent) return null;
  if (!experiments.some((experiment) => isTestedBy(experiment, route, modules))) return null;
  const value = assignedValue(
    experiments.map((experiment) => ({
      experiment: experiment.name,
      allocation: hashAllocation(experiment),
      arm: assignedName(experiment, newcomer),
    })),
  );
  const expires = new Date(
    Math.max(...experiments.map((experiment) => Date.parse(experiment.expires))),
  );
  return `${ARMS_COOKIE}=${value}; Path=/; SameSite=Lax; Expires=${expires.toUTCString()}`;
}

/** The modules whose arms these are: those of every visitor of a restaurant that has the module. */
export const listModules = (
  experiments: readonly Experiment[],
  arms: readonly Arm[],
): readonly string[] =>
  experiments.flatMap(({ forces }, index) =>
    forces && forces.arm === arms[index]?.name ? [forces.module] : [],
  );

export const isControl = (arms: readonly Arm[]): boolean =>
  arms.every(({ name }) => name === CONTROL);

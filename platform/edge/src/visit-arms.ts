import { createHash } from 'node:crypto';
import { type Arm, type Experiment, type Route, CONTROL, readArms } from '@storefront/compositions';

/** What a request shows of the visitor's arms. */
export interface Visit {
  /** Its `cookie` header. */
  readonly cookie: string | undefined;
  /** Names of the restaurant's modules that are on. */
  readonly modules: readonly string[];
}

/** Digest of everything that decides the arm of a visitor, besides the visitor and the time. */
export const allocationOf = ({ salt, expires, arms }: Experiment): string =>
  createHash('sha256')
    .update(
      JSON.stringify([salt, expires, arms.map(({ name, ranges, off }) => [name, ranges, !!off])]),
    )
    .digest('hex')
    .slice(0, 12);

/** Whether an experiment has a build of the shell or of a remote of the page. */
export function isTestedBy({ arms }: Experiment, { pages }: Route): boolean {
  const names = new Set(['shell', ...pages.map(({ remote }) => remote)]);
  return arms.some(({ builds }) => builds.some(({ name }) => names.has(name)));
}

/** The arm that the visitor's cookie names; null when it names none that is valid now. */
function storedArm(experiment: Experiment, cookie: string | undefined): Arm | null {
  const [control] = experiment.arms;
  const stored = readArms(cookie).get(experiment.name);
  if (!control || stored?.allocation !== allocationOf(experiment)) return null;
  if (stored.arm === '') return control;
  const arm = experiment.arms.find(({ name }) => name === stored.arm);
  return arm?.off === undefined ? (arm ?? null) : control;
}

/**
 * The arm of a visit by the rules of the start script; null when only that can decide, as on a first
 * visit.
 */
function armOf(experiment: Experiment, { cookie, modules }: Visit): Arm | null {
  const { forces, arms } = experiment;
  const forced =
    forces && modules.includes(forces.module)
      ? arms.find(({ name }) => name === forces.arm)
      : undefined;
  return forced && forced.off === undefined ? forced : storedArm(experiment, cookie);
}

/**
 * The arms of a visit for a page: control in every experiment that does not change the page. Null
 * when the start script must decide first.
 */
export function armsOfVisit(
  experiments: readonly Experiment[],
  route: Route,
  visit: Visit,
): Arm[] | null {
  const arms: Arm[] = [];
  for (const experiment of experiments) {
    const arm = isTestedBy(experiment, route) ? armOf(experiment, visit) : experiment.arms[0];
    if (!arm) return null;
    arms.push(arm);
  }
  return arms;
}

export const isControl = (arms: readonly Arm[]): boolean =>
  arms.every(({ name }) => name === CONTROL);

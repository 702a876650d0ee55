import {
  type Allocation,
  type Arm,
  type BuildRef,
  CONTROL,
  EVERYBODY,
  type Experiment,
  Experiment as Contract,
  type Guardrail,
  allocate,
  allocateNew,
} from '@storefront/compositions';
import { StoreError } from '../store-error';

/** A requested arm; `share` in basis points. */
export interface WantedArm {
  readonly name: string;
  readonly share: number;
  readonly builds: readonly BuildRef[];
}

export interface WantedExperiment extends Pick<
  Experiment,
  'name' | 'owner' | 'salt' | 'since' | 'expires' | 'forces'
> {
  readonly arms: readonly WantedArm[];
  /** Control's share in basis points; the remainder of the arms' shares. */
  readonly control?: number;
  readonly guard?: Guardrail;
}

function given(allocation: Allocation): Map<string, Arm['ranges']> {
  if (allocation.ok) return new Map(allocation.arms.map(({ name, ranges }) => [name, [...ranges]]));
  const { problem } = allocation;
  if (problem.kind === 'unknown-arm') throw new StoreError(`there is no arm ${problem.arm}`);
  if (problem.kind === 'not-a-share')
    throw new StoreError(
      `the share of ${problem.arm} must be a whole number of basis points, 0 to ${EVERYBODY}`,
    );
  throw new StoreError(
    `${problem.missing} basis points are missing for ${problem.arm}: make another arm, or control, smaller first`,
  );
}

/** As it is read back; throws `StoreError` with every reason why it cannot be. */
function checked(experiment: unknown): Experiment {
  const parsed = Contract.safeParse(experiment);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter((part) => part !== '').join(': '),
  );
  throw new StoreError(`the experiment cannot be: ${reasons.join('; ')}`);
}

const computeSize = (ranges: Arm['ranges']): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

function withRanges(
  arms: readonly Omit<Arm, 'share' | 'ranges'>[],
  ranges: ReadonlyMap<string, Arm['ranges']>,
): Arm[] {
  return arms.map((arm) => {
    const own = ranges.get(arm.name) ?? [];
    return { ...arm, share: computeSize(own), ranges: own };
  });
}

/** The arm of a name; throws `StoreError` when there is none. */
export function findArm({ name: experiment, arms }: Experiment, name: string): Arm {
  const arm = arms.find((it) => it.name === name);
  if (!arm)
    throw new StoreError(
      `experiment ${experiment} has no arm ${name}: it has ${arms.map((it) => it.name).join(', ')}`,
    );
  return arm;
}

function notControl(name: string): void {
  if (name === CONTROL)
    throw new StoreError(
      'control serves what the channel serves: it has no builds and no switch of its own',
    );
}

/** A new experiment, control first. Throws `StoreError` when its arms or shares cannot be. */
export function newExperiment({
  arms,
  control,
  guard,
  forces,
  ...rest
}: WantedExperiment): Experiment {
  const twice = arms.find(
    ({ name }, index) => arms.findIndex((other) => other.name === name) !== index,
  );
  if (twice) throw new StoreError(`two arms are named ${twice.name}`);
  arms.forEach(({ name }) => notControl(name));
  const shares = Object.fromEntries(arms.map(({ name, share }) => [name, share]));
  const ranges = given(
    allocateNew(control === undefined ? shares : { ...shares, [CONTROL]: control }),
  );
  const all = [
    { name: CONTROL, builds: [] },
    ...arms.map(({ name, builds }) => ({ name, builds: [...builds] })),
  ];
  const experiment = checked({
    ...rest,
    arms: withRanges(all, ranges),
    ...(forces ? { forces } : {}),
    ...(guard ? { guard } : {}),
  });
  if (experiment.forces) findArm(experiment, experiment.forces.arm);
  if (Date.parse(experiment.expires) <= Date.parse(experiment.since))
    throw new StoreError('an experiment must expire after it began');
  return experiment;
}

/**
 * Sets other shares; an arm that is not named stays unchanged. Visitors move from one arm to
 * another only out of control.
 */
export function withShares(
  experiment: Experiment,
  shares: Readonly<Record<string, number>>,
): Experiment {
  Object.keys(shares).forEach((name) => findArm(experiment, name));
  return checked({
    ...experiment,
    arms: withRanges(experiment.arms, given(allocate(experiment.arms, shares))),
  });
}

/** Adds an arm. A share of 0 has no effect on visitors. */
export function withArm(experiment: Experiment, { name, share, builds }: WantedArm): Experiment {
  if (experiment.arms.some((arm) => arm.name === name))
    throw new StoreError(`experiment ${experiment.name} has an arm ${name} already`);
  return withShares(
    {
      ...experiment,
      arms: [...experiment.arms, { name, share: 0, ranges: [], builds: [...builds] }],
    },
    { [name]: share },
  );
}

const changed = (experiment: Experiment, name: string, change: (arm: Arm) => Arm): Experiment =>
  checked({
    ...experiment,
    arms: experiment.arms.map((arm) => (arm.name === name ? change(arm) : arm)),
  });

/**
 * Replaces builds of an arm for the same visitors; builds of the same names replace the arm's, the
 * others stay.
 */
export function withBuilds(
  experiment: Experiment,
  name: string,
  builds: readonly BuildRef[],
): Experiment {
  notControl(name);
  findArm(experiment, name);
  return changed(experiment, name, (arm) => ({
    ...arm,
    builds: [...new Map([...arm.builds, ...builds].map((build) => [build.name, build])).values()],
  }));
}

/** Switches an arm off, or on again with null. Its visitors keep their buckets. */
export function withSwitch(
  experiment: Experiment,
  name: string,
  off: Arm['off'] | null,
): Experiment {
  notControl(name);
  findArm(experiment, name);
  return changed(experiment, name, ({ off: _, ...arm }) => (off ? { ...arm, off } : arm));
}

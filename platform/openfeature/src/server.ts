import type {
  EvaluationContext,
  JsonValue,
  Provider,
  ResolutionDetails,
} from '@openfeature/server-sdk';
import type { Experiment } from '@storefront/compositions';
import { readArms } from '@storefront/compositions/arms-cookie';
import { chooseArm } from '@storefront/compositions/bucket';
import { hashAllocation } from '@storefront/compositions/hash-allocation';
import {
  type FlagArm,
  type FlagState,
  PROVIDER_NAME,
  experimentOf,
  notFound,
  resolveArm,
  resolveIsInArm,
  wrongType,
} from './experiment-flags';

export interface ServerExperiments {
  readonly channel: string;
  /** The experiments of the channel's current revision. */
  readonly experiments: () => readonly Experiment[] | Promise<readonly Experiment[]>;
  readonly now?: () => Date;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The arm that a module of the restaurant gives to all its visitors. */
function forcedArm({ forces, arms }: Experiment, { modules }: EvaluationContext): FlagArm | null {
  const isForced = forces && Array.isArray(modules) && modules.includes(forces.module);
  const arm = isForced ? arms.find(({ name }) => name === forces.arm) : undefined;
  return arm && arm.off === undefined ? { arm: arm.name, how: 'forced' } : null;
}

/** The name in the cookie of the visit, '' outside; null for none that is valid by the present shares. */
function armOfCookie(experiment: Experiment, cookie: string | undefined): string | null {
  const stored = readArms(cookie).arms.get(experiment.name);
  return stored?.allocation === hashAllocation(experiment) ? stored.arm : null;
}

/**
 * The arm by the rules of docs/contracts/assignment.md: forced, by the cookie of the visit, or by the
 * visitor's bucket.
 */
function placeOf(experiment: Experiment, context: EvaluationContext, now: Date): FlagArm | null {
  if (now.getTime() >= Date.parse(experiment.expires)) return null;
  const forced = forcedArm(experiment, context);
  if (forced) return forced;
  const { salt, arms } = experiment;
  const { targetingKey: visitor } = context;
  const stored = armOfCookie(experiment, textOf(context['cookie']));
  const arm =
    stored === null
      ? visitor === undefined
        ? null
        : chooseArm(arms, salt, visitor)
      : (arms.find(({ name }) => name === stored) ?? null);
  return arm === null || arm.off !== undefined ? null : { arm: arm.name, how: 'assigned' };
}

/**
 * Evaluates flags on a server. Context: `targetingKey`, the visitor's id (`x-storefront-visitor`);
 * `cookie`, the header of the visit, which takes precedence; `modules`, names of the restaurant's
 * modules that are on.
 */
export function serverProvider({
  channel,
  experiments,
  now = () => new Date(),
}: ServerExperiments): Provider {
  async function stateOf(flagKey: string, context: EvaluationContext): Promise<FlagState | null> {
    const name = experimentOf(flagKey);
    const experiment = (await experiments()).find((one) => one.name === name);
    if (!experiment) return null;
    const place = placeOf(experiment, context, now());
    return { place, version: hashAllocation(experiment), channel };
  }
  const other = async <Value extends JsonValue>(
    key: string,
    value: Value,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<Value>> =>
    (await stateOf(key, context)) === null ? notFound(key, value) : wrongType(key, value);
  return {
    metadata: { name: PROVIDER_NAME },
    runsOn: 'server',
    resolveBooleanEvaluation: async (key, value, context) =>
      resolveIsInArm(key, value, await stateOf(key, context)),
    resolveStringEvaluation: async (key, value, context) =>
      resolveArm(key, value, await stateOf(key, context)),
    resolveNumberEvaluation: other,
    resolveObjectEvaluation: other,
  };
}

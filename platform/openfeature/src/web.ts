import {
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import {
  type FlagArm,
  PROVIDER_NAME,
  experimentOf,
  notFound,
  resolveArm,
  resolveIsInArm,
  wrongType,
} from './experiment-flags';

/** The arms of the page's visitor, e.g. `$visitor` of the shared domain. */
export interface PageArms {
  /** The present arms, one for each experiment that includes the visitor. */
  readonly arms: () => readonly (FlagArm & { readonly experiment: string })[];
  /**
   * Names of all experiments of the page, where they are known: a visitor outside of one gets defaults
   * without an error.
   */
  readonly experiments?: () => readonly string[];
  /** Calls `changed` when the arms change, e.g. by a module of the restaurant; returns what ends it. */
  readonly subscribe?: (changed: () => void) => () => void;
}

/** Evaluates flags in a page, by the arms that the start script has chosen. */
export function webProvider({ arms, experiments, subscribe }: PageArms): Provider {
  const events = new OpenFeatureEventEmitter();
  let end: (() => void) | undefined;
  const stateOf = (flagKey: string) => {
    const name = experimentOf(flagKey);
    const place = arms().find(({ experiment }) => experiment === name) ?? null;
    return place !== null || experiments?.().some((one) => one === name) ? { place } : null;
  };
  const other = <Value extends JsonValue>(key: string, value: Value): ResolutionDetails<Value> =>
    stateOf(key) === null ? notFound(key, value) : wrongType(key, value);
  return {
    metadata: { name: PROVIDER_NAME },
    runsOn: 'client',
    events,
    initialize: async () => {
      end = subscribe?.(() =>
        events.emit(ProviderEvents.ConfigurationChanged, {
          flagsChanged: arms().map(({ experiment }) => `experiment.${experiment}`),
        }),
      );
    },
    onClose: async () => end?.(),
    resolveBooleanEvaluation: (key, value) => resolveIsInArm(key, value, stateOf(key)),
    resolveStringEvaluation: (key, value) => resolveArm(key, value, stateOf(key)),
    resolveNumberEvaluation: other,
    resolveObjectEvaluation: other,
  };
}

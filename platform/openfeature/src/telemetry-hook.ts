import {
  type BaseHook,
  type EvaluationDetails,
  type FlagValue,
  type HookContext,
  TelemetryAttribute,
  createEvaluationEvent,
} from '@openfeature/core';

/** An event by the semantic conventions of OpenTelemetry, e.g. for `emit` of its logger. */
export interface EvaluationEvent {
  readonly eventName: string;
  readonly attributes: Readonly<
    Record<string, string | number | boolean | string[] | number[] | boolean[]>
  >;
}

/**
 * A hook for web and server, with any provider: one event `feature_flag.evaluation` for each evaluation,
 * with `feature_flag.key`, `feature_flag.result.variant` and the others of the conventions, except
 * `feature_flag.context.id`, which is the visitor's id.
 */
export const telemetryHook = (
  emit: (event: EvaluationEvent) => void,
): Required<Pick<BaseHook<FlagValue, Record<string, unknown>, void, void>, 'finally'>> => ({
  finally: (context: Readonly<HookContext>, evaluation: EvaluationDetails<FlagValue>): void => {
    const { name: eventName, attributes: all } = createEvaluationEvent(context, evaluation);
    const attributes: Record<string, NonNullable<(typeof all)[string]>> = {};
    for (const [name, value] of Object.entries(all))
      if (value !== undefined && name !== TelemetryAttribute.CONTEXT_ID) attributes[name] = value;
    emit({ eventName, attributes });
  },
});

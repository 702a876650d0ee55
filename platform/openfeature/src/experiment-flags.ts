import {
  ErrorCode,
  type JsonValue,
  type ResolutionDetails,
  type ResolutionReason,
  StandardResolutionReasons as Reason,
} from '@openfeature/core';

/** Name of the providers in events. */
export const PROVIDER_NAME = 'storefront-experiments';

/** The arm of a visitor in one experiment, and how it was decided. */
export interface FlagArm {
  readonly arm: string;
  readonly how: 'assigned' | 'forced' | 'override';
}

/** What is known about one experiment. */
export interface FlagState {
  /** Null for a visitor outside of the experiment, and after its end: all get control. */
  readonly place: FlagArm | null;
  /** Changes with the shares. */
  readonly version?: string;
  readonly channel?: string;
}

const REASONS: Readonly<Record<FlagArm['how'], ResolutionReason>> = {
  assigned: Reason.SPLIT,
  forced: Reason.TARGETING_MATCH,
  override: Reason.STATIC,
};

/** `experiment.{name}` is a text, the arm; `experiment.{name}.{arm}` is true for visitors of the arm. */
const KEY = /^experiment\.([a-z0-9][a-z0-9-]{0,39})(?:\.([a-z0-9][a-z0-9-]{0,39}))?$/;

/** The experiment that a flag key names; null for the key of no experiment. */
export const experimentOf = (flagKey: string): string | null => KEY.exec(flagKey)?.[1] ?? null;

const armOf = (flagKey: string): string | null => KEY.exec(flagKey)?.[2] ?? null;

const failed = <Value>(
  value: Value,
  errorCode: ErrorCode,
  errorMessage: string,
): ResolutionDetails<Value> => ({ value, reason: Reason.ERROR, errorCode, errorMessage });

/** The default of a call for a flag that no experiment of the channel has. */
export const notFound = <Value>(flagKey: string, value: Value): ResolutionDetails<Value> =>
  failed(value, ErrorCode.FLAG_NOT_FOUND, `no experiment has the flag ${flagKey}`);

/** The default of a call of another type than the flag has. */
export const wrongType = <Value extends JsonValue>(
  flagKey: string,
  value: Value,
): ResolutionDetails<Value> =>
  failed(
    value,
    ErrorCode.TYPE_MISMATCH,
    `${flagKey}: experiment.{name} is a string, experiment.{name}.{arm} a boolean`,
  );

function details({ place, version, channel }: FlagState) {
  return {
    reason: place === null ? Reason.DEFAULT : REASONS[place.how],
    ...(place === null ? {} : { variant: place.arm }),
    flagMetadata: {
      // only assigned visitors are counted in reports
      isCounted: place?.how === 'assigned',
      ...(version === undefined ? {} : { version }),
      ...(channel === undefined ? {} : { flagSetId: channel }),
    },
  };
}

/** The arm of the visitor, the default outside of the experiment. */
export function resolveArm(
  flagKey: string,
  value: string,
  state: FlagState | null,
): ResolutionDetails<string> {
  if (state === null) return notFound(flagKey, value);
  if (armOf(flagKey) !== null) return wrongType(flagKey, value);
  return { value: state.place?.arm ?? value, ...details(state) };
}

/** Whether the visitor is in the arm that the key names; false outside of the experiment. */
export function resolveIsInArm(
  flagKey: string,
  value: boolean,
  state: FlagState | null,
): ResolutionDetails<boolean> {
  if (state === null) return notFound(flagKey, value);
  const arm = armOf(flagKey);
  if (arm === null) return wrongType(flagKey, value);
  return { value: state.place?.arm === arm, ...details(state) };
}

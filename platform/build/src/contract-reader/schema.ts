/** A violation: where it is, and a text. A check that is no type lets the checks after it run. */
export interface Issue {
  readonly code: string;
  readonly path: PropertyKey[];
  readonly message: string;
  readonly continue?: boolean;
}

/** A value that is being read, with the violations that were found. */
export interface Payload {
  value: unknown;
  issues: Issue[];
  /** No further check applies to the value. */
  aborted?: boolean;
}

/** From the wire, or back to it. `isUnchecked`: types only, before the checks of the way back. */
export interface Way {
  readonly isBack: boolean;
  readonly isUnchecked: boolean;
}

export type Check = (payload: Payload) => void;
export type Read = (payload: Payload, way: Way) => Payload;
/** What an absent field becomes: an error, nothing, or a value in its place. */
export type Presence = 'optional' | 'defaulted' | undefined;
export type Shape = Readonly<Record<string, Schema>>;

type Options = {
  readonly optin?: Presence;
  readonly optout?: Presence;
  readonly checks?: readonly Check[];
  readonly shape?: Shape;
};

type Result =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: ContractError };

export const FORWARD: Way = { isBack: false, isUnchecked: false };
export const BACK: Way = { isBack: true, isUnchecked: false };
const TYPES_BACK: Way = { isBack: true, isUnchecked: true };

const INVALID = 'Invalid input';

/** A value violates its contract; `issues` in the order in which they were found. */
export class ContractError extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super(`${INVALID}: ${issues.map(({ path }) => path.join('.')).join(', ')}`);
    this.name = 'ContractError';
  }
}

/** The violations of a value that has none yet: most values, which therefore need no list. */
const NONE: Issue[] = [];

export const createPayload = (value: unknown): Payload => ({ value, issues: NONE });

/** Adds a violation of the value itself. */
export function refuse(payload: Payload, isOpen?: boolean): Payload {
  payload.issues = payload.issues.concat({
    code: 'invalid',
    path: [],
    message: INVALID,
    ...(isOpen === undefined ? {} : { continue: isOpen }),
  });
  return payload;
}

export const isAborted = ({ issues, aborted = false }: Payload, from = 0): boolean =>
  aborted || (issues.length > from && issues.slice(from).some((issue) => issue.continue !== true));

/** Adds the violations of a part to those of the whole. */
export function addIssues(whole: Payload, key: PropertyKey, { issues }: Payload): void {
  if (issues.length === 0) return;
  for (const { path } of issues) path.unshift(key);
  whole.issues = whole.issues.concat(issues);
}

/** A contract: how a value is read from the wire and written back, as a schema of zod does it. */
export class Schema {
  readonly optin: Presence;
  readonly optout: Presence;
  /** The fields of an object. */
  readonly shape: Shape | undefined;
  private readonly checks: readonly Check[];

  constructor(
    private readonly read: Read,
    private readonly options: Options = {},
  ) {
    this.optin = options.optin;
    this.optout = options.optout;
    this.shape = options.shape;
    this.checks = options.checks ?? [];
  }

  /** The interface of validators of forms. */
  get '~standard'() {
    const validate = (value: unknown): object => {
      const { issues, value: read } = this.run(createPayload(value), FORWARD);
      return issues.length > 0 ? { issues } : { value: read };
    };
    return { version: 1, vendor: 'zod', validate };
  }

  check(...checks: readonly Check[]): Schema {
    return new Schema(this.read, { ...this.options, checks: [...this.checks, ...checks] });
  }

  run(payload: Payload, way: Way): Payload {
    if (this.checks.length === 0 || way.isUnchecked) return this.read(payload, way);
    if (!way.isBack) return this.runChecks(this.read(payload, way));
    const types = this.read(createPayload(payload.value), TYPES_BACK);
    if (isAborted(types)) {
      types.aborted = true;
      return types;
    }
    return this.read(this.runChecks(payload), way);
  }

  safeParse(value: unknown, way = FORWARD): Result {
    const { issues, value: data } = this.run(createPayload(value), way);
    if (issues.length === 0) return { success: true, data };
    return {
      success: false,
      // most callers need no error, whose stack takes longer than reading the value
      get error() {
        return new ContractError(issues);
      },
    };
  }

  parse(value: unknown, way = FORWARD): unknown {
    const result = this.safeParse(value, way);
    if (!result.success) throw result.error;
    return result.data;
  }

  private runChecks(payload: Payload): Payload {
    let stops = isAborted(payload);
    // a contract's own check adds to the list
    if (payload.issues === NONE) payload.issues = [];
    for (const check of this.checks) {
      if (stops) break;
      const before = payload.issues.length;
      check(payload);
      stops = isAborted(payload, before);
    }
    return payload;
  }
}

import { refine, regex } from './checks';
import {
  addIssues,
  BACK,
  FORWARD,
  isAborted,
  type Payload,
  createPayload,
  refuse,
  Schema,
  type Shape,
  type Way,
} from './schema';

type Fields = Record<PropertyKey, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that is no instance of a class. */
function isPlain(value: unknown): value is Fields {
  if (!isObject(value)) return false;
  const maker = value['constructor'];
  if (typeof maker !== 'function') return true;
  const prototype: unknown = maker.prototype;
  return isObject(prototype) && Object.hasOwn(prototype, 'isPrototypeOf');
}

const ofType = (holds: (value: unknown) => boolean): Schema =>
  new Schema((payload) => (holds(payload.value) ? payload : refuse(payload)));

export const unknown = (): Schema => new Schema((payload) => payload);
export const string = (): Schema => ofType((value) => typeof value === 'string');
export const boolean = (): Schema => ofType((value) => typeof value === 'boolean');
export const number = (): Schema => ofType(Number.isFinite);

const createOneOf = (values: readonly unknown[]): Schema => {
  const known = new Set(values);
  return ofType((value) => known.has(value));
};
export const literal = (value: unknown): Schema =>
  createOneOf(Array.isArray(value) ? value : [value]);
const createEnum = (values: readonly string[]): Schema => createOneOf(values);
export { createEnum as enum };

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** All digits 0, or all f in lower case. */
const SPECIAL_UUID = /^([0f])\1{7}(?:-\1{4}){3}-\1{12}$/;
export const uuid = (): Schema =>
  string().check(refine((value: string) => UUID.test(value) || SPECIAL_UUID.test(value)));

const LEAP_DAY =
  '(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29';
const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const OTHER_DAY = `\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH})`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z';
export const iso = {
  datetime: (): Schema =>
    string().check(regex(new RegExp(`^(?:${LEAP_DAY}|${OTHER_DAY})T${TIME}$`))),
};

export const array = (element: Schema): Schema =>
  new Schema((payload, way) => {
    const input = payload.value;
    if (!Array.isArray(input)) return refuse(payload);
    payload.value = Array.from(input, (value: unknown, index) => {
      const item = element.run(createPayload(value), way);
      addIssues(payload, index, item);
      return item.value;
    });
    return payload;
  });

/** Adds a field that was read to its object. */
function addField(
  whole: Payload,
  input: Fields,
  key: string,
  { optin, optout }: Schema,
  field: Payload,
): void {
  const isPresent = key in input;
  const isOptionalOut = optout === 'optional';
  const hasIssues = field.issues.length > 0;
  if (!isPresent && isOptionalOut && (optin === 'optional' || (hasIssues && optin !== undefined)))
    return;
  if (!isPresent && optin === undefined && !hasIssues) refuse(field);
  addIssues(whole, key, field);
  if (!isPresent && optin === undefined) return;
  if (field.value !== undefined || isPresent || (optin === 'defaulted' && !isOptionalOut))
    (whole.value as Fields)[key] = field.value;
}

function createObject(shape: Shape, rest: Schema | null): Schema {
  const fields = Object.entries(shape);
  const read = (payload: Payload, way: Way): Payload => {
    const input = payload.value;
    if (!isObject(input)) return refuse(payload);
    payload.value = {};
    const add = (key: string, schema: Schema): void => {
      if (key !== '__proto__')
        addField(payload, input, key, schema, schema.run(createPayload(input[key]), way));
    };
    for (const [key, schema] of fields) add(key, schema);
    if (rest !== null) for (const key in input) if (!Object.hasOwn(shape, key)) add(key, rest);
    return payload;
  };
  return new Schema(read, { shape });
}
export const object = (shape: Shape): Schema => createObject(shape, null);
export const looseObject = (shape: Shape): Schema => createObject(shape, unknown());

export const record = (key: Schema, element: Schema): Schema =>
  new Schema((payload, way) => {
    const input = payload.value;
    if (!isPlain(input)) return refuse(payload);
    const values: Fields = {};
    payload.value = values;
    for (const name of Object.keys(input)) {
      if (name === '__proto__') continue;
      const read = key.run(createPayload(name), way);
      if (read.issues.length > 0) {
        addIssues(payload, name, refuse(createPayload(name)));
        continue;
      }
      const item = element.run(createPayload(input[name]), way);
      addIssues(payload, name, item);
      values[name] = item.value;
    }
    return payload;
  });

export const union = (options: readonly Schema[]): Schema =>
  new Schema(
    (payload, way) => {
      const refused: Payload[] = [];
      for (const option of options) {
        const read = option.run(createPayload(payload.value), way);
        if (read.issues.length === 0) return read;
        refused.push(read);
      }
      const [open, ...others] = refused.filter((read) => !isAborted(read));
      return open !== undefined && others.length === 0 ? open : refuse(payload);
    },
    {
      optin: options.some(({ optin }) => optin === 'defaulted')
        ? 'defaulted'
        : options.find(({ optin }) => optin !== undefined)?.optin,
      optout: options.find(({ optout }) => optout === 'optional')?.optout,
    },
  );

const stronger = (inner: Schema) => (inner.optin === 'defaulted' ? 'defaulted' : 'optional');

export const optional = (inner: Schema): Schema =>
  new Schema(
    (payload, way) => {
      if (payload.value !== undefined) return inner.run(payload, way);
      if (inner.optin !== 'defaulted') return payload;
      const read = inner.run(createPayload(undefined), way);
      payload.value = read.issues.length > 0 ? undefined : read.value;
      return payload;
    },
    { optin: stronger(inner), optout: 'optional' },
  );

export const nullable = (inner: Schema): Schema =>
  new Schema((payload, way) => (payload.value === null ? payload : inner.run(payload, way)), {
    optin: inner.optin,
    optout: inner.optout,
  });

export const nullish = (inner: Schema): Schema => optional(nullable(inner));

/** A value of its own for each reader. */
const copyValue = (value: unknown): unknown =>
  Array.isArray(value) ? [...(value as unknown[])] : isPlain(value) ? { ...value } : value;

export const _default = (inner: Schema, fallback: unknown): Schema =>
  new Schema(
    (payload, way) => {
      if (way.isBack) return inner.run(payload, way);
      if (payload.value !== undefined) {
        const read = inner.run(payload, way);
        if (read.value === undefined) read.value = copyValue(fallback);
        return read;
      }
      payload.value = copyValue(fallback);
      return payload;
    },
    { optin: 'defaulted' },
  );

export const prefault = (inner: Schema, fallback: unknown): Schema =>
  new Schema(
    (payload, way) => {
      if (!way.isBack && payload.value === undefined) payload.value = copyValue(fallback);
      return inner.run(payload, way);
    },
    { optin: 'defaulted' },
  );

const createCatch = (inner: Schema, fallback: unknown): Schema =>
  new Schema(
    (payload, way) => {
      if (way.isBack) return inner.run(payload, way);
      const read = inner.run(createPayload(payload.value), way);
      payload.value =
        read.issues.length === 0
          ? read.value
          : typeof fallback === 'function'
            ? (fallback() as unknown)
            : fallback;
      return payload;
    },
    { optin: stronger(inner), optout: inner.optout },
  );
export { createCatch as catch };

type Conversion = {
  readonly decode: (value: never) => unknown;
  readonly encode: (value: never) => unknown;
};

export const codec = (from: Schema, to: Schema, { decode, encode }: Conversion): Schema =>
  new Schema(
    (payload, way) => {
      const [first, convert, second] = way.isBack ? [to, encode, from] : [from, decode, to];
      const read = first.run(payload, way);
      if (read.issues.length > 0) {
        read.aborted = true;
        return read;
      }
      return second.run(createPayload(convert(read.value as never)), way);
    },
    { optin: from.optin, optout: to.optout },
  );

type Value = [schema: Schema, value: unknown];

export const parse = (...[schema, value]: Value) => schema.parse(value, FORWARD);
export { parse as decode };
export const safeParse = (...[schema, value]: Value) => schema.safeParse(value, FORWARD);
export const encode = (...[schema, value]: Value) => schema.parse(value, BACK);
export const safeEncode = (...[schema, value]: Value) => schema.safeParse(value, BACK);

import { type Check, type Payload, refuse, Schema } from './schema';

/** A check of a value that has the right type: the checks after it run, too. */
const check =
  (holds: (value: never) => boolean): Check =>
  (payload) => {
    if (!holds(payload.value as never)) refuse(payload, true);
  };

type Sized = string | readonly unknown[];

/** A text is as long as it has code points. */
const computeLength = (value: Sized): number =>
  (typeof value === 'string' ? [...value] : value).length;

export const maxLength = (most: number): Check =>
  check((value: Sized) => value.length <= most || computeLength(value) <= most);
export const minLength = (least: number): Check =>
  check((value: Sized) => value.length >= least && computeLength(value) >= least);
export const length = (exact: number): Check =>
  check((value: Sized) => computeLength(value) === exact);

export const gte = (least: number): Check => check((value: number) => value >= least);
export const lte = (most: number): Check => check((value: number) => value <= most);
export const gt = (limit: number): Check => check((value: number) => value > limit);
export { gte as minimum, lte as maximum };

export const regex = (pattern: RegExp): Check =>
  check((value: string) => {
    pattern.lastIndex = 0;
    return pattern.test(value);
  });

export const refine = (holds: (value: never) => unknown): Check =>
  check((value) => Boolean(holds(value)));

export const overwrite =
  (change: (value: never) => unknown): Check =>
  (payload) => {
    payload.value = change(payload.value as never);
  };
export const trim = (): Check => overwrite((value: string) => value.trim());

/** A value of any type for which the condition holds: no check after it runs otherwise. */
export const custom = (holds: (value: never) => unknown): Schema =>
  new Schema((payload: Payload) => payload, {
    checks: [
      (payload) => {
        if (!holds(payload.value as never)) refuse(payload, false);
      },
    ],
  });

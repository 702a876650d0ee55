/**
 * A part of a record that is not used as written. `path`: its place, e.g. `menu.combos.0.price`, or the
 * dish, e.g. `product 17`; `what` is wrong with it and what it does, in words for the restaurant.
 */
export type RecordProblem = {
  readonly path: string;
  readonly what: string;
  readonly effect: string;
};

const MAX_CHARACTERS = 60;

/** A value of a record, cut to a readable length. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

const MIN_NAME_LENGTH = 6;

/**
 * Edit distance: letters that differ, are missing, are superfluous or are swapped with their
 * neighbour.
 */
function distance(one: string, other: string): number {
  let [before, last]: number[][] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last?.[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last?.[column - 1] ?? 0) + same,
          swapped ? (before?.[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last ?? [], next];
  }
  return last?.[other.length] ?? 0;
}

const isNear = (name: string, known: string): boolean =>
  known.length >= MIN_NAME_LENGTH && distance(name, known) <= (known.length >= 10 ? 2 : 1);

/**
 * One did-you-mean sentence for every variable that resembles a setting: 'DATABASE_ULR is no
 * setting: did you mean DATABASE_URL?'. Values are never shown. `known`: names of all settings.
 */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((name) => env[name] !== '' && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((it) => isNear(name.toUpperCase(), it));
      return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`];
    });
}

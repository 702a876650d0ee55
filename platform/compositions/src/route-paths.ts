import { isParameter, findRow, standsFor } from './find-row';

/** Whether a path has parameters: it stands for any number of addresses. */
export const hasParameters = (path: string): boolean => path.split('/').some(isParameter);

/** Whether there is an address that both paths, given as segments, stand for. */
export const overlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((segment, index) => {
    const against = other[index] ?? '';
    if (segment === against) return true;
    return isParameter(segment) ? against !== '' : isParameter(against) && segment !== '';
  });

/** Whether an address is below a path, which may have parameters. */
export function isBelow(above: string, path: string): boolean {
  const count = above.split('/').length;
  const given = path.split('/');
  return above !== '' && given.length > count && standsFor(above, given.slice(0, count).join('/'));
}

/** The row of each path: one without parameters comes first. */
export function rowsByPath<Row extends { readonly path: string }>(
  rows: readonly Row[],
): (path: string) => Row | undefined {
  const exact = new Map(rows.toReversed().map((row) => [row.path, row]));
  const patterns = rows.filter(({ path }) => hasParameters(path));
  return (path) => exact.get(path) ?? findRow(patterns, path);
}

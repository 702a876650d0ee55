/** A segment of a path that stands for any text. */
export const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether a path with parameters stands for another path; both without slashes at their ends. */
export function standsFor(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      isParameter(segment) ? given[index] !== '' : segment === given[index],
    )
  );
}

/** Orders paths that stand for the same one as routers do: the first fixed segment decides. */
const computeRank = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');

/** The row of a path: of several, the one whose first segments are no parameters. */
export function findRow<Row extends { readonly path: string }>(
  rows: readonly Row[],
  path: string,
): Row | undefined {
  const exact = rows.find((row) => row.path === path);
  if (exact) return exact;
  const [first] = rows
    .filter((row) => standsFor(row.path, path))
    .sort((a, b) => (computeRank(a.path) < computeRank(b.path) ? -1 : 1));
  return first;
}

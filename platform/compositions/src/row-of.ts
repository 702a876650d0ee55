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

/** The row of a path: one without parameters comes first. */
export const rowOf = <Row extends { readonly path: string }>(
  rows: readonly Row[],
  path: string,
): Row | undefined =>
  rows.find((row) => row.path === path) ?? rows.find((row) => standsFor(row.path, path));

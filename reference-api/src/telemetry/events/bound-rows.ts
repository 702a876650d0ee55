/** Rows that may be added between two trims; with fewer rows in all a hundredth of them. */
const MAX_ROWS_BETWEEN = 1000;

/**
 * Bounds tables to the newest `most` rows: trims them after the first write of this process and
 * then whenever a thousand rows were added, so that a write costs no count of a table. `added`:
 * rows of this write.
 */
export function boundRows(
  most: number,
  trim: (most: number) => Promise<void>,
): (added: number) => Promise<void> {
  const between = Math.min(MAX_ROWS_BETWEEN, Math.ceil(most / 100));
  let untrimmed = between;
  return async (added) => {
    untrimmed += added;
    if (untrimmed < between) return;
    untrimmed = 0;
    await trim(most);
  };
}

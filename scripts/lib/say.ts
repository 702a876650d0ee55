/** One line to the person at the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Seconds since `start` (of `performance.now()`), as people read them. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

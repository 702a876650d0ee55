/** One line to the person at the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A duration in ms, in seconds as people read them. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Seconds since `start` (of `performance.now()`), as people read them. */
export const secondsSince = (start: number): string => seconds(performance.now() - start);

/**
 * A failure with a message for the user at the terminal. No stack is shown; the process ends with
 * `exitCode`.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

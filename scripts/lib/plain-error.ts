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

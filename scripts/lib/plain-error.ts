/** A failure whose message is one sentence for the person at the terminal. No stack is shown. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

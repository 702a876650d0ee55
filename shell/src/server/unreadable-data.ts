/** The restaurant's response violates its contract. The edge counts failures by the name. */
export class UnreadableDataError extends Error {
  constructor() {
    super('the response of the restaurant is not readable');
    this.name = 'UnreadableDataError';
  }
}

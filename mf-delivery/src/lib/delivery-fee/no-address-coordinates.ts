/** A fee was asked for by its point, and the address has none (ERRORS-35). */
export class NoAddressCoordinates extends Error {
  override readonly name = 'NoAddressCoordinates';

  constructor() {
    super('No address coordinates available for delivery fee calculation.');
  }
}

/** A fee was requested by point for an address without one (ERRORS-35). */
export class NoAddressCoordinates extends Error {
  override readonly name = 'NoAddressCoordinates';

  constructor() {
    super('No address coordinates available for delivery fee calculation.');
  }
}

/**
 * The store does not hold what was asked for, holds it damaged, or refuses what it was asked to do.
 */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

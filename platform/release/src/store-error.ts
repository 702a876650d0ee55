/** The store does not contain the requested data, contains it damaged, or rejects the operation. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

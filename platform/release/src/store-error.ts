/** The store does not contain the requested data, contains it damaged, or rejects the operation. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** The disk of the store does not answer, or too many wait for it. */
export class StoreBusyError extends StoreError {
  override readonly name = 'StoreBusyError';
}

/** State of the address that FINISH ORDER leads to: the customer is on the way to the order. */
export const FINISHING = { finishing: true } as const;

export const isFinishing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'finishing' in state;

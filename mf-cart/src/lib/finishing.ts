/** Navigation state of the URL that FINISH ORDER leads to: the customer is placing the order. */
export const FINISHING = { finishing: true } as const;

export const isFinishing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'finishing' in state;

/** A mobile phone in São Paulo that no other test orders with. */
export const freshPhone = (): string =>
  `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

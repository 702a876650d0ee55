/**
 * Customers of the demo; each has the same password. `rich` has points, cashback and orders; `poor`
 * has none.
 */
export const DEMO = {
  rich: 'cliente@demo.example',
  poor: 'novo@demo.example',
  password: 'Napoli#2026',
} as const;

/** An address without an account. */
export const freshEmail = (): string =>
  `ana-${Date.now()}-${Math.floor(Math.random() * 1e6)}@demo.example`;

/** Password of the accounts that tests make. */
export const NEW_PASSWORD = 'abcdef12';

/** Demo restaurants that stories order from: the name in the address, and the id. */
export const RESTAURANTS = {
  'bella-napoli': 101,
  'slice-house': 202,
  'forno-fechado': 303,
  'cantina-mesa': 404,
} as const;

export type Restaurant = keyof typeof RESTAURANTS;

/** The demo's customer with points and cashback; the password is valid only for this account. */
export const ACCOUNT = { email: 'cliente@demo.example', password: 'Napoli#2026' } as const;

/** A phone number in São Paulo that no other story orders with: equal orders of a minute are one. */
export const freshPhone = (): string =>
  `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** An address without an account. */
export const freshEmail = (): string =>
  `story-${Date.now()}-${Math.floor(Math.random() * 1e6)}@demo.example`;

/** Password of every demo customer; it opens nothing but demo accounts. */
export const DEMO_PASSWORD = 'Napoli#2026';

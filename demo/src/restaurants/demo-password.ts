/** Password of every demo customer; it is valid for demo accounts only. */
export const DEMO_PASSWORD = 'Napoli#2026';

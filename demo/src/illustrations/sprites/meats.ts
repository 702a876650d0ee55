/** Meats, cured and cooked. */
export * from './cured-meats';
export * from './cooked-meats';

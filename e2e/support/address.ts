/**
 * Port of the storefront under test; the Google stand-in uses the next one. `E2E_PORT` lets two
 * checkouts run at once.
 */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4310);

/**
 * Origin of the storefront under test: a running one that `E2E_URL` names, else the one started for
 * the run.
 */
export const STOREFRONT_URL = process.env['E2E_URL'] ?? `http://localhost:${E2E_PORT}`;

#!/usr/bin/env node
/*
 * The storefront of the end-to-end tests: what `npm start` serves, on a port and a fresh data
 * folder of its own. The kitchen stands still, the tests move orders on themselves; the limits fit
 * one address that does everything at once. Customers sign in with a Google of its own.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { googleSettings, startGoogleStandIn } from './lib/google-stand-in.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4310);
const GOOGLE_PORT = PORT + 1;
const data = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../.cache/e2e');
await rm(data, { recursive: true, force: true });
Object.assign(process.env, {
  PORT: String(PORT),
  STOREFRONT_DATA: data,
  DATABASE_URL: '',
  DEMO_KITCHEN: '0',
  LIMITS_FACTOR: '1000',
  ...googleSettings(GOOGLE_PORT),
});
await startGoogleStandIn(GOOGLE_PORT);
await runTypeScript('./start.ts');

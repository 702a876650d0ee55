#!/usr/bin/env node
/*
 * The storefront of the end-to-end tests: the same as `npm start`, on a separate port with a fresh
 * data folder. The kitchen is off, the tests advance orders themselves; the rate limits allow all
 * tests from one IP address. Customers sign in with the Google stand-in. Without a database of
 * `npm run e2e` it uses the embedded one.
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
  DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
  DEMO_KITCHEN: '0',
  LIMITS_FACTOR: '1000',
  // No question about consent over each page; `events-site.spec.ts` has one.
  KEEN_TRACKING: 'off',
  // Most stories are about the started application; `e2e/support/rendering-edge.ts` has the default.
  START_ON_INTERACTION: 'off',
  ...googleSettings(GOOGLE_PORT),
});
await startGoogleStandIn(GOOGLE_PORT);
await runTypeScript('./start.ts');

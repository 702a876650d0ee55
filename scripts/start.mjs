#!/usr/bin/env node
// Plain Node without any dependency: this file runs before anything is installed.
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { keepRunning } from './lib/keep-running.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

ensureNode();
say(
  'This is a demo of the storefront: its restaurants, payments and deliveries are not real. ' +
    'It listens on this machine alone unless HOST is set.',
);
await ensureInstalled();
process.exitCode = await keepRunning(fileURLToPath(new URL('./serve.mjs', import.meta.url)), {
  say,
});

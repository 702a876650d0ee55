#!/usr/bin/env node
/*
 * `npm run lock`: completes package-lock.json for every platform. With a registry that serves
 * packages of one platform only, npm omits the optional packages of all others from the lock; `npm
 * ci` then rejects it on other platforms ("Missing: … from lock file"). An entry of name, version
 * and platform is enough: npm skips it on other platforms and fetches it on its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeLock } from './missing-packages.mjs';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(
  added.length === 0
    ? 'The lock is complete.\n'
    : `Added to the lock:\n${added.map((name) => `  ${name}\n`).join('')}`,
);

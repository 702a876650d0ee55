#!/usr/bin/env node
/*
 * `npm run lock`: completes package-lock.json for every platform. A registry that serves packages
 * of one platform only makes npm leave the optional packages of all others out of the lock; `npm
 * ci` then refuses it elsewhere ("Missing: … from lock file"). An entry of name, version and
 * platform is enough: npm skips it where it does not fit and fetches it where it does.
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

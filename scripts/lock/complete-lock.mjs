#!/usr/bin/env node
/*
 * `node scripts/lock/complete-lock.mjs`: completes package-lock.json for every platform. With a registry that serves
 * packages of one platform only, npm omits the optional packages of all others from the lock; `npm
 * ci` then rejects it on other platforms ("Missing: … from lock file"). An entry of name, version
 * and platform is enough: npm skips it on other platforms and fetches it on its own. Each entry then
 * gets the hash of its archive from the registry, so that `npm ci` refuses other bytes.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addIntegrity } from './add-integrity.mjs';
import { completeLock } from './missing-packages.mjs';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const run = promisify(execFile);
/** The hash that the registry states for a package; '' when it does not offer the package. */
const look = (nameAndVersion) =>
  run('npm', ['view', nameAndVersion, 'dist.integrity']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );

const added = completeLock(lock);
const unhashed = await addIntegrity(lock, look);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(
  added.length === 0
    ? 'The lock is complete.\n'
    : `Added to the lock:\n${added.map((name) => `  ${name}\n`).join('')}`,
);
if (unhashed.length > 0)
  process.stdout.write(`Without a hash:\n${unhashed.map((name) => `  ${name}\n`).join('')}`);

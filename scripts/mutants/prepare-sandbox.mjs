#!/usr/bin/env node
/*
 * Run by Stryker in its copy of the project: test files that choose jsdom get Stryker's environment
 * of the same kind, which reports the mutants that each test covers.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Folders of packages are links, which are not followed.
for (const file of readdirSync('.', { recursive: true })) {
  if (!/\.test\.tsx?$/u.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(
    '@jest-environment jsdom',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/jsdom',
  );
  if (changed !== text) writeFileSync(file, changed);
}

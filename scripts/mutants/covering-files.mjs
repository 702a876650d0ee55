import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written by the process of the first test run into the sandbox, read by the others. */
const TESTS_FILE = '.mutant-tests.json';

/** @param {readonly { id: string; fileName: string; timeSpentMs: number }[]} tests */
export function writeTestFiles(tests) {
  const entries = tests.map(({ id, fileName, timeSpentMs }) => ({
    id,
    file: fileName,
    ms: timeSpentMs,
  }));
  writeFileSync(TESTS_FILE, JSON.stringify(entries));
}

let known = null;

/** @returns {readonly { id: string; file: string; ms: number }[]} */
export function readTestFiles() {
  if (known === null && existsSync(TESTS_FILE))
    known = JSON.parse(readFileSync(TESTS_FILE, 'utf8'));
  if (known === null)
    throw new Error(`${TESTS_FILE} is missing: the first test run did not write it`);
  return known;
}

/**
 * Files with tests that cover a mutant, in the order in which they run: first the test file of the
 * mutated file (`a.test.ts` of `a.ts`), then those of its folder, then the others; of equal ones the
 * fastest first.
 *
 * @param {readonly { id: string; file: string; ms: number }[]} tests
 * @param {readonly string[] | undefined} covering Full names of tests; undefined: all.
 * @param {string} mutated Path of the mutated file.
 * @returns {{ file: string; pattern: string | undefined }[]} `pattern`: of the full names of tests.
 */
export function coveringFiles(tests, covering, mutated) {
  const wanted = covering === undefined ? null : new Set(covering);
  const files = new Map();
  for (const { id, file, ms } of tests) {
    if (wanted !== null && !wanted.has(id)) continue;
    const entry = files.get(file) ?? { file, ids: [], ms: 0 };
    entry.ids.push(id);
    entry.ms += ms;
    files.set(file, entry);
  }
  return [...files.values()]
    .sort((a, b) => distance(a.file, mutated) - distance(b.file, mutated) || a.ms - b.ms)
    .map(({ file, ids }) => ({
      file,
      pattern: wanted === null || isSequence(file) ? undefined : patternOf(ids),
    }));
}

/** Tests of an integration test's file build on each other: they run together or not at all. */
function isSequence(testFile) {
  return /\.int\.test\.ts$/u.test(testFile);
}

function distance(testFile, mutated) {
  if (path.dirname(testFile) !== path.dirname(mutated)) return 2;
  const subject = path.basename(mutated).replace(/\.tsx?$/u, '');
  return path.basename(testFile).startsWith(`${subject}.test.`) ? 0 : 1;
}

function patternOf(ids) {
  return ids.map((id) => `^${id.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')}$`).join('|');
}

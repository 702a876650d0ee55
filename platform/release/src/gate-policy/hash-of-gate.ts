import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const GATE = path.resolve(import.meta.dirname, '../gate');

/** Tests of the gate are no part of it. */
const isOfGate = (file: string): boolean =>
  /\.(ts|json)$/.test(file) && !/\.test(-kit)?\.ts$/.test(file);

/** Hash of the gate of this working copy: its sources. Stories are covered by the hashes of their builds. */
export async function hashOfGate(): Promise<string> {
  const names = (await readdir(GATE, { recursive: true })).filter(isOfGate).sort();
  const hash = createHash('sha256');
  for (const name of names)
    hash
      .update(`${name.split(path.sep).join('/')}\0`)
      .update(await readFile(path.join(GATE, name)));
  return hash.digest('hex');
}

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { type JestResults, proofLines, readProof } from './read-results';

const PAGE = path.join(workspaceRoot, 'docs/contracts/gate.md');
const [START, END] = ['<!-- proof -->', '<!-- end of proof -->'];

function run(args: readonly string[]): number {
  const { status } = spawnSync(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, GATE_PROOF: 'all' },
  });
  return status ?? 1;
}

/**
 * `npm run tool gate-proof`: builds everything, runs all mutations of the gate with all stories, and writes
 * the result to docs/contracts/gate.md. Exits with 1 when a verdict is wrong.
 */
export function main(): void {
  if (run(['scripts/build.mjs']) !== 0) process.exit(1);
  const file = path.join(tmpdir(), `gate-proof-${process.pid}.json`);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'tools', '-i'];
  run([...jest, 'platform/release/src/gate/.*-mutations', '--json', `--outputFile=${file}`]);
  const proof = readProof(JSON.parse(readFileSync(file, 'utf8')) as JestResults);
  const lines = proofLines(proof, new Date().toISOString().slice(0, 10));
  const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(START);
  const after = rest.split(END)[1] ?? '';
  writeFileSync(PAGE, `${before}${START}\n${lines.join('\n')}\n${END}${after}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (proof.wrong.length > 0) process.exitCode = 1;
}

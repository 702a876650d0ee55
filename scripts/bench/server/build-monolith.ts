import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@storefront/build';

const run = promisify(execFile);
const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
const folder = path.join(workspaceRoot, 'scripts/bench/monolith');

/**
 * Builds the one bundle without federation. Rejects with the bundler's output. Returns the folder
 * of the build.
 */
export async function buildMonolith(): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [rspack, 'build', '-c', 'rspack.config.ts'], {
    cwd: folder,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return path.join(folder, 'dist');
}

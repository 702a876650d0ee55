import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build';
import { stopOnSignal } from './stop-on-signal';

/** Serves the page of all primitives in all states, and loads it again on every change. */
export async function serveGallery(): Promise<void> {
  const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'serve', '-c', 'gallery.rspack.config.ts'], {
    cwd: path.join(workspaceRoot, 'shared-ui'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  stopOnSignal(async () => {
    child.kill();
    await ended;
  });
  await ended;
}

import { execFileSync } from 'node:child_process';
import { mkdir, open, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { HostileCall } from './make-call';

const LARGE_BYTES = 300 * 2 ** 20;
const NAMES = ['fifo.js', 'link.js', 'device.js', 'large.js'] as const;

/** Puts into a store what no publication writes, and what a reader would wait for or must not send. */
export async function plantFiles(store: string): Promise<void> {
  const folder = path.join(store, 'files/shell');
  const [fifo, link, device, large] = NAMES.map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  await mkdir(folder, { recursive: true });
  execFileSync('mkfifo', [fifo]);
  await symlink('/etc/hosts', link);
  await symlink('/dev/zero', device);
  const file = await open(large, 'w');
  await file.truncate(LARGE_BYTES);
  await file.close();
}

/** Requests for these files: each must be answered at once, and with none of them. */
export const plantedCalls: readonly HostileCall[] = NAMES.map((name) => ({
  method: 'GET',
  path: `/builds/shell/files/${name}`,
  headers: {},
  body: null,
}));

import { once } from 'node:events';
import { FolderInUseError, lockFolder } from '../platform/db/folder-lock';

/** A process of `run-together.ts`: its argument is the folder. */
const [, , place = ''] = process.argv;

async function work(): Promise<string> {
  try {
    await lockFolder(place);
    return 'got';
  } catch (error) {
    if (error instanceof FolderInUseError) return 'in use';
    throw error;
  }
}

async function main(): Promise<void> {
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  process.stdout.write(`${JSON.stringify(await work())}\n`);
  process.stdin.on('end', () => process.exit(0)); // the lock is held until all processes have tried
}

void main();

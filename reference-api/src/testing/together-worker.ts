import { once } from 'node:events';
import { FolderInUseError, lockFolder } from '../platform/db/folder-lock';
import { migrate, readMigrations } from '../platform/db/migrate';
import { openPostgres } from '../platform/db/postgres';

/**
 * A process of `run-together.ts`: its arguments are the task, the folder of the migrations, and the
 * database or the folder.
 */
const [, , task = '', migrations = '', place = ''] = process.argv;

async function work(): Promise<string[]> {
  if (task === 'migrate') {
    const db = openPostgres({ url: place });
    return migrate(db, await readMigrations(migrations)).finally(() => db.close());
  }
  try {
    await lockFolder(place);
    return ['got'];
  } catch (error) {
    if (error instanceof FolderInUseError) return ['in use'];
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

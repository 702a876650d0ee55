import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';
import { lockSetUp } from './locks';

/** A migration was changed after it had run: write a new one instead. */
export class MigrationChangedError extends Error {
  constructor(readonly file: string) {
    super(`Migration ${file} was changed after it had run on this database.`);
    this.name = 'MigrationChangedError';
  }
}

const FOLDER = join(import.meta.dirname, 'migrations');

export type Migration = { file: string; sql: string; checksum: string };

/**
 * The numbered .sql files in order. They are also the key under which a prepared test database is
 * cached.
 */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder))
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return { file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

let files: Promise<string[]> | null = null;
const knownFiles = (): Promise<string[]> =>
  (files ??= readMigrations().then((all) => all.map(({ file }) => file)));

/**
 * Migrates the database: each migration once, all pending ones in one transaction, one node at a
 * time. Throws `MigrationChangedError`. Returns the files that were run.
 */
export async function migrate(db: Database, migrations?: Migration[]): Promise<string[]> {
  const all = migrations ?? (await readMigrations());
  return db.transaction(async (tx) => {
    await lockSetUp(tx);
    await tx.exec(
      `create table if not exists schema_migrations (file text primary key, checksum text not null,
         applied_at timestamptz not null default now())`,
    );
    const done = new Map(
      (
        await tx.query<{ file: string; checksum: string }>(
          'select file, checksum from schema_migrations',
        )
      ).map((row) => [row.file, row.checksum]),
    );
    const run: string[] = [];
    for (const { file, sql, checksum } of all) {
      const before = done.get(file);
      if (before === checksum) continue;
      if (before !== undefined) throw new MigrationChangedError(file);
      await tx.exec(sql);
      await tx.query('insert into schema_migrations (file, checksum) values ($1, $2)', [
        file,
        checksum,
      ]);
      run.push(file);
    }
    return run;
  });
}

/** Whether every migration of this program has run on a database. Throws the database's errors. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = (await knownFiles()).length;
  const [row] = await db.query<{ done: number }>(
    'select count(*) as done from schema_migrations where file = any($1)',
    [await knownFiles()],
  );
  return row?.done === known;
}

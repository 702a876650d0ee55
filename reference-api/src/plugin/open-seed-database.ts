import { createCpfCipher } from '../accounts/cpf-cipher';
import { useCpfCipher } from '../accounts/stored-cpf';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { cpfKeys } from '../platform/settings/secret';
import type { Env } from '../platform/settings/read-settings';
import { settingsFrom } from '../settings';

/**
 * Opens the database that the settings of an environment name, with all migrations, for a program
 * that writes into it. With `hasCpfs`, CPFs are encrypted with the keys of the settings; without,
 * no key is created that no server uses. Throws `SettingError` and `FolderInUseError`.
 */
export async function openSeedDatabase(
  env: Env,
  { hasCpfs }: { readonly hasCpfs: boolean },
): Promise<Database> {
  const { api } = settingsFrom(env);
  if (hasCpfs) useCpfCipher(createCpfCipher(await cpfKeys(api.dataDir, api.cpfKeys)));
  const db = await openDatabase(api);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { PlainError } from './say';

/**
 * Folder of all data persisted between starts; several storefronts on one machine each need a
 * separate folder.
 */
export const dataFolder = path.resolve(
  process.env['STOREFRONT_DATA'] ?? path.join(workspaceRoot, '.data'),
);

/** Creates the folder, or throws one sentence on why it cannot be used. */
export async function ensureDataFolder(): Promise<string> {
  try {
    await mkdir(dataFolder, { recursive: true });
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
    return dataFolder;
  } catch {
    throw new PlainError(
      `The folder ${dataFolder} cannot be written: give this user the right to, and start again.`,
    );
  }
}

/**
 * Folder of the store that `npm run storefront` uses, too: STOREFRONT_STORE, that of all teams, or one in
 * the data folder. It may be read-only. Throws one sentence when it cannot be read.
 */
export async function ensureStoreFolder(): Promise<string> {
  const folder = path.resolve(process.env['STOREFRONT_STORE'] || path.join(dataFolder, 'store'));
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.X_OK);
    return folder;
  } catch {
    throw new PlainError(
      `The store ${folder} is no folder that this user can read: correct STOREFRONT_STORE, or start without it.`,
    );
  }
}

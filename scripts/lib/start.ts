import { claimPort, parsePort } from './claim-port';
import { ensureDataFolder, ensureStoreFolder } from './data-folder';

/**
 * `npm start`: checks folders and port within a fraction of a second, then loads the other modules,
 * which takes seconds.
 */
export async function main(): Promise<void> {
  const folders = { data: await ensureDataFolder(), store: await ensureStoreFolder() };
  const wanted = parsePort(process.env);
  const port = wanted === null ? null : await claimPort(wanted);
  const [{ serveStorefront }, { startSettings }] = [
    await import('./serve-storefront'),
    await import('./start-settings'),
  ];
  // throws when PORT is no port, together with the other settings that cannot be used
  const settings = startSettings(process.env);
  if (port) await serveStorefront(port, folders, settings);
}

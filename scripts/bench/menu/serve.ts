import { PlainError } from '../../lib/plain-error';
import { renderedHtml } from '../server/rendered-html';
import { runScript } from '../run-script';
import { type Storefront, toDataFolder, startStorefront } from '../storefront';
import { MENUS } from './menus';

/**
 * Writes both menus into the data of the workspace at `root`, and serves it until the edge has
 * rendered both.
 */
export async function serveMenus(root: string): Promise<Storefront> {
  const env = { STOREFRONT_DATA: toDataFolder(root), DATABASE_URL: '' };
  for (const { url, products } of MENUS)
    await runScript(root, 'seed.mjs', ['--restaurant', url, '--products', String(products)], env);
  const storefront = await startStorefront(root, {
    LIMITS_FACTOR: '1000',
    DEMO_KITCHEN: '0',
    KEEN_TRACKING: 'off',
  });
  for (const { url } of MENUS) {
    const { status } = await fetch(`${storefront.origin}/api/restaurant/data/v2/${url}`);
    if (status !== 200) throw new PlainError(`The menu ${url} is not served: ${status}.`);
    if ((await renderedHtml(storefront.origin, `/${url}`)) === null)
      throw new PlainError(`The menu ${url} is not rendered at the edge.`);
  }
  return storefront;
}

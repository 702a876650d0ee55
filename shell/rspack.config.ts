import { shellConfig } from '@storefront/build';
import { urlMap } from './src/addresses/url-map';
import { rendered } from './src/server/rendered';
import { later, startWidgets } from './src/server/start-parts';

const leaf = ({ remote, page }: (typeof urlMap)[number]) => ({ remote, page });

const routes = urlMap.flatMap((row) => [
  { path: row.path, pages: [leaf(row)] },
  ...(row.children ?? []).map((child) => ({
    path: `${row.path}/${child.path}`,
    pages: [leaf(row), leaf(child)],
  })),
]);

export default shellConfig(import.meta.dirname, routes, { rendered, later, startWidgets });

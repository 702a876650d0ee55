import { ExpirationPlugin } from 'workbox-expiration';
import { reportNewer } from './rules-of-caches';
import { strategies } from './strategies';

jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class Expiration {} }));
jest.mock('workbox-strategies', () => {
  class Strategy {
    readonly plugins: readonly unknown[];
    constructor({ plugins }: { plugins: readonly unknown[] }) {
      this.plugins = plugins;
    }
  }
  return { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy };
});

test('a page that has expired counts as not shown: the expiration comes before the report', () => {
  const { plugins } = strategies.page;
  const expiration = plugins.findIndex((plugin) => plugin instanceof ExpirationPlugin);
  expect(expiration).toBeGreaterThanOrEqual(0);
  expect(plugins.indexOf(reportNewer)).toBeGreaterThan(expiration);
});

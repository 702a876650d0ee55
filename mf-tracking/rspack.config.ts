import path from 'node:path';
import { rspack } from '@rspack/core';
import { remoteConfig } from '@storefront/build';

const config = remoteConfig('mf-tracking', import.meta.dirname);

/* Leaflet detects browser features by writing HTML, which the page's Trusted Types forbid. */
const detection = new rspack.NormalModuleReplacementPlugin(
  /leaflet[\\/]src[\\/]core[\\/]Browser\.js$/,
  path.join(import.meta.dirname, 'src/lib/map/leaflet-browser.ts'),
);

export default { ...config, plugins: [...(config.plugins ?? []), detection] };

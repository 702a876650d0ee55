import path from 'node:path';
import { rspack } from '@rspack/core';
import { workspaceRoot } from '../workspace';

/** Replaces Leaflet's browser detection, which writes HTML: Trusted Types block it. */
export const leafletDetection = () =>
  new rspack.NormalModuleReplacementPlugin(
    /leaflet[\\/]src[\\/]core[\\/]Browser\.js$/,
    path.join(workspaceRoot, 'shared-kit/src/leaflet/leaflet-browser.ts'),
  );

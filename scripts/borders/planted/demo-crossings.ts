import { type PlantedImport, crossing } from './planted-import';

/** Into and out of the demo. */
export const demoCrossings: readonly PlantedImport[] = [
  crossing('the API → the demo', 'reference-api/src/planted.ts', "import '@storefront/demo';"),
  crossing(
    'the API → the demo, on demand',
    'reference-api/src/planted.ts',
    "export const load = () => import('../../demo/src');",
  ),
  crossing('the edge → the demo', 'platform/edge/src/planted.ts', "import '@storefront/demo';"),
  crossing('the shell → the demo', 'shell/src/planted.ts', "import '../../demo/src';"),
  crossing(
    'a remote → the demo',
    'mf-menu/src/planted.ts',
    "import '@storefront/demo/restaurants';",
  ),
  crossing(
    'shared-domain → the demo',
    'shared-domain/src/models/planted.ts',
    "import '@storefront/demo';",
  ),
  crossing('shared-ui → the demo', 'shared-ui/src/planted.ts', "import '../../demo/src';"),
  crossing('the demo → the shell', 'demo/src/planted.ts', "import '../../shell/src/app/scope';"),
  crossing('the demo → a remote', 'demo/src/planted.ts', "import '../../mf-cart/src/remote';"),
  crossing(
    'the demo → models',
    'demo/src/planted.ts',
    "import '@storefront/shared-domain/models';",
  ),
];

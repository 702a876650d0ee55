import { type PlantedImport, crossing } from './planted-import';

/** Into and out of `shared-kit`. */
export const sharedKitCrossings: readonly PlantedImport[] = [
  crossing(
    'shared-kit → shared-domain',
    'shared-kit/src/planted.ts',
    "import '@storefront/shared-domain/bus';",
  ),
  crossing(
    'shared-kit → shared-ui',
    'shared-kit/src/planted.ts',
    "import '@storefront/shared-ui';",
  ),
  crossing(
    'shared-kit → a remote',
    'shared-kit/src/planted.ts',
    "import '../../mf-menu/src/remote';",
  ),
  crossing(
    'shared-kit → what only tests use',
    'shared-kit/src/planted.ts',
    "import './testing/modal-polyfill.test-kit';",
  ),
  crossing(
    'plain functions → helpers of pages',
    'shared-kit/src/plain/planted.ts',
    "import '../when-idle';",
  ),
  crossing(
    'shared-ui → helpers of pages',
    'shared-ui/src/planted.ts',
    "import '@storefront/shared-kit/when-idle';",
  ),
  crossing(
    'shared-domain → shared-kit',
    'shared-domain/src/models/planted.ts',
    "import '@storefront/shared-kit/when-idle';",
  ),
  crossing(
    'rules → another function of shared-kit',
    'shared-domain/src/rules/planted.ts',
    "import '@storefront/shared-kit/from-cart';",
  ),
  crossing(
    'models → plain functions of shared-kit',
    'shared-domain/src/models/planted.ts',
    "import '@storefront/shared-kit/fold-accents';",
  ),
  crossing(
    'a remote → test kits of shared-kit',
    'mf-menu/src/planted.ts',
    "import '@storefront/shared-kit/testing/render-page';",
  ),
  crossing(
    'the API → helpers of pages',
    'reference-api/src/planted.ts',
    "import '@storefront/shared-kit/leaflet';",
  ),
  crossing(
    'the loader → shared-kit',
    'platform/loader/src/planted.ts',
    "import '@storefront/shared-kit/when-idle';",
  ),
  crossing(
    'the edge → shared-kit',
    'platform/edge/src/planted.ts',
    "import '@storefront/shared-kit/fold-accents';",
  ),
];

import { type PlantedImport, crossing } from './planted-import';

/** Of the API, the edge, the loader and the packages of `platform`. */
export const serverCrossings: readonly PlantedImport[] = [
  crossing(
    'what servers share → release',
    'platform/http-kit/src/planted.ts',
    "import '@storefront/release';",
  ),
  crossing(
    'the API → models',
    'reference-api/src/planted.ts',
    "import '@storefront/shared-domain/models';",
  ),
  crossing(
    'the loader → release',
    'platform/loader/src/planted.ts',
    "import '@storefront/release';",
  ),
  crossing(
    'the loader → what servers share',
    'platform/loader/src/planted.ts',
    "import '@storefront/http-kit';",
  ),
  crossing(
    'what servers share → the API',
    'platform/http-kit/src/planted.ts',
    "import '../../../reference-api/src/app';",
  ),
  crossing(
    'what servers share → the edge',
    'platform/http-kit/src/planted.ts',
    "import '@storefront/edge';",
  ),
  crossing(
    'flags → the command line',
    'platform/openfeature/src/planted.ts',
    "import '@storefront/release';",
  ),
  crossing(
    'compositions → the edge',
    'platform/compositions/src/planted.ts',
    "import '@storefront/edge';",
  ),
];

import { type PlantedImport, crossing } from './planted-import';

/** Packages, and paths into other workspaces. */
export const bannedImports: readonly PlantedImport[] = [
  crossing(
    'the demo → the API by path',
    'demo/src/planted.ts',
    "import '../../reference-api/src/app';",
    'federation-shares-by-specifier',
  ),
  crossing(
    'the demo → the API beside what it offers to plug-ins',
    'demo/src/planted.ts',
    "import { createReferenceApi } from '@storefront/reference-api';",
    'parts-import-as-declared',
  ),
  crossing(
    'rules → a package',
    'shared-domain/src/rules/planted.ts',
    "import 'lru-cache';",
    'rules-are-plain',
  ),
  crossing(
    'rules → dayjs, outside of its file',
    'shared-domain/src/rules/schedule/planted.ts',
    "import 'dayjs';",
    'dayjs-in-one-file',
  ),
  crossing(
    'the file with dayjs → another package',
    'shared-domain/src/rules/schedule/day.ts',
    "import 'effector';",
    'rules-are-plain',
  ),
  crossing(
    'models → dayjs',
    'shared-domain/src/models/planted.ts',
    "import 'dayjs';",
    'dayjs-in-one-file',
  ),
  crossing(
    'a remote → dayjs',
    'mf-delivery/src/planted.ts',
    "import 'dayjs/plugin/utc.js';",
    'dayjs-in-one-file',
  ),
  crossing(
    'the API → dayjs',
    'reference-api/src/planted.ts',
    "import 'dayjs';",
    'dayjs-in-one-file',
  ),
  crossing(
    'rules → libphonenumber-js, outside of its file',
    'shared-domain/src/rules/phones/planted.ts',
    "import 'libphonenumber-js';",
    'phones-in-one-file',
  ),
  crossing(
    'the API → libphonenumber-js',
    'reference-api/src/planted.ts',
    "import 'libphonenumber-js';",
    'phones-in-one-file',
  ),
  crossing(
    'contracts → axios',
    'shared-domain/src/contracts/planted.ts',
    "import 'axios';",
    'contracts-are-schemas',
  ),
  crossing(
    'shared-ui → a store',
    'shared-ui/src/planted.ts',
    "import 'effector';",
    'primitives-are-plain',
  ),
  crossing(
    'shared-kit → zod',
    'shared-kit/src/planted.ts',
    "import 'zod/mini';",
    'zod-and-axios-in-shared-domain',
  ),
  crossing(
    'plain functions → a package',
    'shared-kit/src/plain/planted.ts',
    "import 'effector';",
    'plain-functions-run-everywhere',
  ),
  crossing(
    'a remote → shared-kit by path',
    'mf-tracking/src/planted.ts',
    "import '../../shared-kit/src/when-idle';",
    'federation-shares-by-specifier',
  ),
  crossing(
    'a remote → axios',
    'mf-account/src/planted.ts',
    "import 'axios';",
    'zod-and-axios-in-shared-domain',
  ),
  crossing(
    'a remote → zod',
    'mf-account/src/planted.ts',
    "import 'zod/mini';",
    'zod-and-axios-in-shared-domain',
  ),
  crossing(
    'a remote → react-router',
    'mf-account/src/planted.tsx',
    "import { Link } from 'react-router-dom';",
    'router-by-shared-ui',
  ),
  crossing(
    'a remote → shared-domain by path',
    'mf-tracking/src/planted.ts',
    "import '../../shared-domain/src/rules';",
    'federation-shares-by-specifier',
  ),
  crossing(
    'the shell → shared-ui by path',
    'shell/src/planted.ts',
    "import '../../shared-ui/src/index';",
    'federation-shares-by-specifier',
  ),
];

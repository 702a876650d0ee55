import { type PlantedImport, banned } from './planted-import';

/** Packages, names of packages, and paths into other workspaces. */
export const bannedImports: readonly PlantedImport[] = [
  banned(
    'the demo → the API by path',
    'demo/src/planted.ts',
    "import '../../reference-api/src/app';",
  ),
  banned(
    'the demo → the API beside what it offers to plug-ins',
    'demo/src/planted.ts',
    "import { createReferenceApi } from '@storefront/reference-api';",
  ),
  banned('rules → a package', 'shared-domain/src/rules/planted.ts', "import 'lru-cache';"),
  banned(
    'rules → dayjs, outside of its file',
    'shared-domain/src/rules/schedule/planted.ts',
    "import 'dayjs';",
  ),
  banned(
    'the file with dayjs → another package',
    'shared-domain/src/rules/schedule/day.ts',
    "import 'effector';",
  ),
  banned('models → dayjs', 'shared-domain/src/models/planted.ts', "import 'dayjs';"),
  banned('a remote → dayjs', 'mf-delivery/src/planted.ts', "import 'dayjs/plugin/utc.js';"),
  banned('the API → dayjs', 'reference-api/src/planted.ts', "import 'dayjs';"),
  banned(
    'rules → libphonenumber-js, outside of its file',
    'shared-domain/src/rules/phones/planted.ts',
    "import 'libphonenumber-js';",
  ),
  banned(
    'the API → libphonenumber-js',
    'reference-api/src/planted.ts',
    "import 'libphonenumber-js';",
  ),
  banned('contracts → axios', 'shared-domain/src/contracts/planted.ts', "import 'axios';"),
  banned('shared-ui → a store', 'shared-ui/src/planted.ts', "import 'effector';"),
  banned('shared-kit → zod', 'shared-kit/src/planted.ts', "import 'zod/mini';"),
  banned(
    'shared-kit → a hook that the shell does not share',
    'shared-kit/src/planted.ts',
    "import { useList } from 'effector-react';",
  ),
  banned('plain functions → a package', 'shared-kit/src/plain/planted.ts', "import 'effector';"),
  banned(
    'a remote → shared-kit by path',
    'mf-tracking/src/planted.ts',
    "import '../../shared-kit/src/when-idle';",
  ),
  banned('a remote → axios', 'mf-account/src/planted.ts', "import 'axios';"),
  banned('a remote → zod', 'mf-account/src/planted.ts', "import 'zod/mini';"),
  banned(
    'a remote → react-router',
    'mf-account/src/planted.tsx',
    "import { Link } from 'react-router-dom';",
  ),
  banned(
    'a remote → a hook that the shell does not share',
    'mf-cart/src/planted.ts',
    "import { useList } from 'effector-react';",
  ),
  banned(
    'a remote → a function of effector that the shell does not share',
    'mf-cart/src/planted.ts',
    "import { restore } from 'effector';",
  ),
  banned(
    'a remote → a component that the shell does not share',
    'mf-cart/src/planted.ts',
    "import { Trans } from 'react-i18next';",
  ),
  banned(
    'a remote → shared-domain by path',
    'mf-tracking/src/planted.ts',
    "import '../../shared-domain/src/rules';",
  ),
  banned(
    'the shell → shared-ui by path',
    'shell/src/planted.ts',
    "import '../../shared-ui/src/index';",
  ),
];

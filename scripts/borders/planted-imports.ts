/** An import that must be refused: where it is planted, what it says, and the rule of the linter that speaks up. */
export interface PlantedImport {
  readonly border: string;
  readonly file: string;
  readonly code: string;
  readonly rule: 'boundaries/dependencies' | 'no-restricted-imports';
}

const crossing = (border: string, file: string, code: string): PlantedImport => ({ border, file, code, rule: 'boundaries/dependencies' });
const banned = (border: string, file: string, code: string): PlantedImport => ({ border, file, code, rule: 'no-restricted-imports' });

/** One violation of every border that the linter keeps. */
export const plantedImports: readonly PlantedImport[] = [
  crossing('a remote → another remote', 'mf-menu/src/planted.ts', "import '../../mf-cart/src/remote';"),
  crossing('a remote → another remote, on demand', 'mf-menu/src/planted.ts', "export const load = () => import('../../mf-cart/src/remote');"),
  crossing('a remote → another remote, passed on', 'mf-menu/src/planted.ts', "export * from '../../mf-cart/src/remote';"),
  crossing('a remote → the shell', 'mf-checkout/src/planted.ts', "import '../../shell/src/app/scope';"),
  crossing('the shell → a remote', 'shell/src/planted.ts', "import '../../mf-cart/src/remote';"),
  crossing('shared-ui → shared-domain', 'shared-ui/src/planted.ts', "import '@storefront/shared-domain/rules';"),
  crossing('shared-domain → shared-ui', 'shared-domain/src/models/planted.ts', "import '@storefront/shared-ui';"),
  crossing('rules → bus', 'shared-domain/src/rules/planted.ts', "import '../bus';"),
  crossing('contracts → rules', 'shared-domain/src/contracts/planted.ts', "import '../rules';"),
  crossing('bus → models', 'shared-domain/src/bus/planted.ts', "import '../models';"),
  crossing('rules → the slow prices of the tests', 'shared-domain/src/rules/planted.ts', "import '../testing/slow-prices';"),
  crossing('a remote → what only tests use', 'mf-menu/src/planted.ts', "import '@storefront/shared-domain/testing';"),
  crossing('the API → models', 'reference-api/src/planted.ts', "import '@storefront/shared-domain/models';"),
  crossing('the loader → release', 'platform/loader/src/planted.ts', "import '@storefront/release';"),
  crossing('compositions → the edge', 'platform/compositions/src/planted.ts', "import '@storefront/edge';"),
  banned('rules → a package', 'shared-domain/src/rules/planted.ts', "import 'dayjs';"),
  banned('contracts → axios', 'shared-domain/src/contracts/planted.ts', "import 'axios';"),
  banned('shared-ui → a store', 'shared-ui/src/planted.ts', "import 'effector';"),
  banned('a remote → axios', 'mf-account/src/planted.ts', "import 'axios';"),
  banned('a remote → zod', 'mf-account/src/planted.ts', "import 'zod/mini';"),
  banned('a remote → react-router', 'mf-account/src/planted.tsx', "import { Link } from 'react-router-dom';"),
  banned('a remote → a hook that the shell does not share', 'mf-cart/src/planted.ts', "import { useList } from 'effector-react';"),
  banned('a remote → a component that the shell does not share', 'mf-cart/src/planted.ts', "import { Trans } from 'react-i18next';"),
  banned('a remote → shared-domain by path', 'mf-tracking/src/planted.ts', "import '../../shared-domain/src/rules';"),
  banned('the shell → shared-ui by path', 'shell/src/planted.ts', "import '../../shared-ui/src/index';"),
];

/** Imports that are as they should be: a border that refuses everything proves nothing. */
export const allowedImports: readonly Pick<PlantedImport, 'file' | 'code'>[] = [
  { file: 'mf-menu/src/planted.ts', code: "import '@storefront/shared-domain/rules'; import '@storefront/shared-ui/router'; import { useUnit } from 'effector-react'; import './menu/menu.model';" },
  { file: 'shell/src/planted.ts', code: "import '@storefront/shared-domain/models'; import '@storefront/loader';" },
  { file: 'shared-domain/src/rules/planted.ts', code: "import '../contracts'; import './result';" },
  { file: 'reference-api/src/planted.ts', code: "import '@storefront/shared-domain/rules'; import 'fastify';" },
  { file: 'platform/edge/src/planted.ts', code: "import '@storefront/release'; import 'node:http';" },
];

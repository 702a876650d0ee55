import { type PlantedImport, crossing } from './planted-import';

/** Between remotes, the shell, `shared-ui` and the layers of `shared-domain`. */
export const pageCrossings: readonly PlantedImport[] = [
  crossing(
    'a remote → another remote',
    'mf-menu/src/planted.ts',
    "import '../../mf-cart/src/remote';",
  ),
  crossing(
    'a remote → another remote, on demand',
    'mf-menu/src/planted.ts',
    "export const load = () => import('../../mf-cart/src/remote');",
  ),
  crossing(
    'a remote → another remote, passed on',
    'mf-menu/src/planted.ts',
    "export * from '../../mf-cart/src/remote';",
  ),
  crossing(
    'a remote → the shell',
    'mf-checkout/src/planted.ts',
    "import '../../shell/src/app/scope';",
  ),
  crossing('the shell → a remote', 'shell/src/planted.ts', "import '../../mf-cart/src/remote';"),
  crossing(
    'shared-ui → shared-domain',
    'shared-ui/src/planted.ts',
    "import '@storefront/shared-domain/rules';",
  ),
  crossing(
    'shared-domain → shared-ui',
    'shared-domain/src/models/planted.ts',
    "import '@storefront/shared-ui';",
  ),
  crossing('rules → bus', 'shared-domain/src/rules/planted.ts', "import '../bus';"),
  crossing('contracts → rules', 'shared-domain/src/contracts/planted.ts', "import '../rules';"),
  crossing('bus → models', 'shared-domain/src/bus/planted.ts', "import '../models';"),
  crossing(
    'rules → the slow prices of the tests',
    'shared-domain/src/rules/planted.ts',
    "import '../testing/slow-prices';",
  ),
  crossing(
    'a remote → what only tests use',
    'mf-menu/src/planted.ts',
    "import '@storefront/shared-domain/testing';",
  ),
  crossing(
    'a story → the sources of its remote',
    'mf-menu/stories/planted.story.ts',
    "import '../src/remote';",
  ),
  crossing(
    'a story → models',
    'mf-menu/stories/planted.story.ts',
    "import '@storefront/shared-domain/models';",
  ),
];

/** Files of a small separate repository, for the borders that require the whole import graph. */
export const plantedFiles: Readonly<Record<string, string>> = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx" } }',
  'package.json': '{ "type": "module", "dependencies": { "effector": "*" } }',
  'shell/src/routes.ts': "import '../../mf-menu/src/remote';",
  'shell/src/main.ts': "import './app/app';",
  'shell/src/app/app.ts': "import '../layout/frame'; import '../session/calls';",
  'shell/src/layout/frame.ts':
    "import '../routes/routes'; import type { App } from '../app/surface'; export type Frame = App;",
  'shell/src/app/surface.ts': 'export type App = object;',
  'shell/src/routes/routes.ts': "import '../remotes/page'; import '../addresses/url-map';",
  'shell/src/addresses/url-map.ts': 'export const urlMap = [];',
  'shell/src/boot/main.ts':
    "import '../addresses/url-map'; export const start = () => import('../restaurant/record');",
  'shell/src/session/calls.ts': "import '../remotes/page';",
  'shell/src/session/calls.test.ts': "import '../remotes/page'; import '../server/render';",
  'shell/src/remotes/page.ts': 'export const page = 1;',
  'shell/src/restaurant/record.ts': "import '../session/calls'; import '../server/render';",
  'shell/src/server/render.ts': "import '../app/surface';",
  'shell/src/worker/main.ts': "import '../server/render';",
  'shell/src/coupons/coupons.ts': "import '../session/calls';",
  'mf-menu/src/remote.ts': "export const name = 'mf-menu';",
  'mf-menu/src/lib/names.ts': 'export const known = 1;',
  'mf-menu/src/features/search/search.model.ts':
    "import '../nav/nav.model'; import '../../lib/names';",
  'mf-menu/src/features/nav/nav.model.ts': 'export const items = [];',
  'mf-menu/src/pages/home.page.ts':
    "import '../features/search/search.model'; import '../features/nav/nav.model';",
  'mf-cart/src/lines.ts': "import '../../mf-menu/src/remote';",
  'mf-cart/src/host.ts': "export const load = () => import('../../shell/src/theme');",
  'shell/src/theme.ts': 'export const theme = 1;',
  'reference-api/src/app.ts':
    "import '../../demo/src/tiles'; import './plugin/orders'; export const app = 1;",
  'reference-api/src/platform/hub.ts': "import '../orders/place-order';",
  'reference-api/src/platform/hub.test.ts': "import '../orders/place-order';",
  'reference-api/src/orders/place-order.ts':
    "import '../payments/methods'; import '../platform/clock'; import '../app';",
  'reference-api/src/payments/methods.ts': "import '../platform/clock'; export const methods = 1;",
  'reference-api/src/payments/expire.ts': "import '../orders/take-order';",
  'reference-api/src/orders/take-order.ts': "import '../tracking/journeys.repository';",
  'reference-api/src/orders/orders.repository.ts':
    "import '../tracking/journeys.repository'; import '../tracking/order-stream';",
  'reference-api/src/tracking/journeys.repository.ts': 'export const journeys = 1;',
  'reference-api/src/tracking/order-stream.ts': 'export const orderStream = 1;',
  'reference-api/src/platform/clock.ts': 'export const clock = 1;',
  'reference-api/src/plugin/orders.ts': 'export const findOrder = 1;',
  'reference-api/src/app.int.test.ts': "import '../../demo/src/tiles';",
  'demo/src/tiles.ts': 'export const tiles = 1;',
  'demo/src/kitchen.ts':
    "import '../../reference-api/src/plugin/orders'; " +
    "import '../../reference-api/src/app.int.test'; import '../../shell/src/theme';",
  'demo/src/kitchen.test.ts': "import '../../reference-api/src/plugin/orders';",
  'platform/build/src/same-hash.tools.test.ts': "import '../../../scripts/copy';",
  'scripts/copy.ts': "import '../platform/build/src/hash'; export const copy = 1;",
  'platform/build/src/hash.ts': 'export const hash = 1;',
  'shared-kit/src/when-idle.ts': "import '../../shared-domain/src/bus/lines';",
  'shared-domain/src/contracts/cart.ts': 'export type Cart = object;',
  'shared-domain/src/bus/cart.ts':
    "import { lineAdded } from './lines'; export const cart = lineAdded;",
  'shared-domain/src/bus/lines.ts':
    "import { cart } from './cart'; export const lineAdded = () => cart;",
  'shared-domain/src/rules/index.ts': "export * from './birthday'; export * from './phone';",
  'shared-domain/src/rules/phone.ts': "export { readPhone } from './phones/read-phone';",
  'shared-domain/src/rules/phones/read-phone.ts': 'export const readPhone = 1;',
  'shared-domain/src/rules/birthday.ts': "export { dayAfter } from './schedule/day';",
  'shared-domain/src/rules/schedule/day.ts': 'export const dayAfter = 1;',
  'shared-domain/src/rules/totals.ts':
    "import type { Cart } from '../contracts/cart'; import '../bus/lines'; import 'node:fs'; export type Total = Cart;",
};

/** Every violation of those files, as `rule: from → to`, sorted. */
export const plantedViolations: readonly string[] = [
  'demo-is-a-plug-in: demo/src/kitchen.ts → reference-api/src/app.int.test.ts',
  'demo-is-a-plug-in: demo/src/kitchen.ts → shell/src/theme.ts',
  'features-do-not-import-each-other: ' +
    'mf-menu/src/features/search/search.model.ts → mf-menu/src/features/nav/nav.model.ts',
  'features-point-inward: reference-api/src/orders/orders.repository.ts → reference-api/src/tracking/order-stream.ts',
  'features-point-inward: reference-api/src/orders/place-order.ts → reference-api/src/app.ts',
  'features-point-inward: reference-api/src/orders/take-order.ts → reference-api/src/tracking/journeys.repository.ts',
  'features-point-inward: reference-api/src/payments/expire.ts → reference-api/src/orders/take-order.ts',
  'first-route-without-dayjs: shared-domain/src/rules/index.ts → shared-domain/src/rules/schedule/day.ts',
  'first-route-without-phones: shared-domain/src/rules/index.ts → shared-domain/src/rules/phones/read-phone.ts',
  'kit-is-bundled: shared-kit/src/when-idle.ts → shared-domain/src/bus/lines.ts',
  'no-circular: shared-domain/src/bus/cart.ts → shared-domain/src/bus/lines.ts',
  'platform-is-lowest: reference-api/src/platform/hub.ts → reference-api/src/orders/place-order.ts',
  'remotes-are-islands: mf-cart/src/host.ts → shell/src/theme.ts',
  'remotes-are-islands: mf-cart/src/lines.ts → mf-menu/src/remote.ts',
  'rules-are-plain: shared-domain/src/rules/totals.ts → fs',
  'rules-are-plain: shared-domain/src/rules/totals.ts → shared-domain/src/bus/lines.ts',
  'runs-without-the-demo: reference-api/src/app.ts → demo/src/tiles.ts',
  'shell-folders-have-a-layer: shell/src/coupons/coupons.ts → shell/src/session/calls.ts',
  'shell-layers-point-down: shell/src/boot/main.ts → shell/src/restaurant/record.ts',
  'shell-layers-point-down: shell/src/layout/frame.ts → shell/src/app/surface.ts',
  'shell-layers-point-down: shell/src/restaurant/record.ts → shell/src/server/render.ts',
  'shell-layers-point-down: shell/src/session/calls.ts → shell/src/remotes/page.ts',
  'shell-loads-remotes-at-run-time: shell/src/routes.ts → mf-menu/src/remote.ts',
  'shell-scripts-are-tops: shell/src/worker/main.ts → shell/src/server/render.ts',
  'tools-are-outermost: platform/build/src/same-hash.tools.test.ts → scripts/copy.ts',
];

/** Files of a small separate repository, for the borders that require the whole import graph. */
export const plantedFiles: Readonly<Record<string, string>> = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx" } }',
  'package.json': '{ "type": "module", "dependencies": { "effector": "*" } }',
  'shell/src/main.ts': "import './app/app';",
  'shell/src/app/app.ts': "import '../layout/frame'; import '../session/calls';",
  'shell/src/layout/frame.ts':
    "import '../routes/routes'; import type { App } from '../app/app-providers'; export type Frame = App;",
  'shell/src/app/app-providers.ts': 'export type App = object;',
  'shell/src/routes/routes.ts': "import '../remotes/page'; import '../addresses/url-map';",
  'shell/src/addresses/url-map.ts': 'export const urlMap = [];',
  'shell/src/boot/main.ts':
    "import '../addresses/url-map'; export const start = () => import('../restaurant/record');",
  'shell/src/session/calls.ts': "import '../remotes/page';",
  'shell/src/session/calls.test.ts': "import '../remotes/page'; import '../server/render';",
  'shell/src/remotes/page.ts': 'export const page = 1;',
  'shell/src/restaurant/record.ts': "import '../session/calls'; import '../server/render';",
  'shell/src/server/render.ts': "import '../app/app-providers';",
  'shell/src/worker/main.ts': "import '../server/render';",
  'shell/src/coupons/coupons.ts': "import '../session/calls';",
  'mf-menu/src/lib/names.ts': 'export const known = 1;',
  'mf-menu/src/features/search/search.model.ts':
    "import '../nav/nav.model'; import '../../lib/names';",
  'mf-menu/src/features/nav/nav.model.ts': 'export const items = [];',
  'mf-menu/src/pages/home.page.ts':
    "import '../features/search/search.model'; import '../features/nav/nav.model';",
  'reference-api/src/app.ts': 'export const app = 1;',
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
  'platform/build/src/same-hash.tools.test.ts': "import '../../../scripts/copy';",
  'scripts/copy.ts': "import '../platform/build/src/hash'; export const copy = 1;",
  'platform/build/src/hash.ts': 'export const hash = 1;',
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
    "import type { Cart } from '../contracts/cart'; import 'node:fs'; export type Total = Cart;",
};

/** Every violation of those files, as `rule: from → to`, sorted. */
export const plantedViolations: readonly string[] = [
  'features-do-not-import-each-other: ' +
    'mf-menu/src/features/search/search.model.ts → mf-menu/src/features/nav/nav.model.ts',
  'features-point-inward: reference-api/src/orders/orders.repository.ts → reference-api/src/tracking/order-stream.ts',
  'features-point-inward: reference-api/src/orders/place-order.ts → reference-api/src/app.ts',
  'features-point-inward: reference-api/src/orders/take-order.ts → reference-api/src/tracking/journeys.repository.ts',
  'features-point-inward: reference-api/src/payments/expire.ts → reference-api/src/orders/take-order.ts',
  'first-route-without-dayjs: shared-domain/src/rules/index.ts → shared-domain/src/rules/schedule/day.ts',
  'first-route-without-phones: shared-domain/src/rules/index.ts → shared-domain/src/rules/phones/read-phone.ts',
  'no-circular: shared-domain/src/bus/cart.ts → shared-domain/src/bus/lines.ts',
  'platform-is-lowest: reference-api/src/platform/hub.ts → reference-api/src/orders/place-order.ts',
  'rules-are-plain: shared-domain/src/rules/totals.ts → fs',
  'shell-folders-have-a-layer: shell/src/coupons/coupons.ts → shell/src/session/calls.ts',
  'shell-layers-point-down: shell/src/boot/main.ts → shell/src/restaurant/record.ts',
  'shell-layers-point-down: shell/src/layout/frame.ts → shell/src/app/app-providers.ts',
  'shell-layers-point-down: shell/src/restaurant/record.ts → shell/src/server/render.ts',
  'shell-layers-point-down: shell/src/session/calls.ts → shell/src/remotes/page.ts',
  'shell-scripts-are-tops: shell/src/worker/main.ts → shell/src/server/render.ts',
  'tools-are-outermost: platform/build/src/same-hash.tools.test.ts → scripts/copy.ts',
];

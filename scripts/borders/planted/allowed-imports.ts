import type { PlantedImport } from './planted-import';

/** Valid imports: a border that rejects everything proves nothing. */
export const allowedImports: readonly Pick<PlantedImport, 'file' | 'code'>[] = [
  {
    file: 'mf-menu/src/planted.ts',
    code:
      "import '@storefront/shared-domain/rules'; import '@storefront/shared-ui/router'; " +
      "import { useUnit } from 'effector-react'; import './menu/menu.model';",
  },
  {
    file: 'shell/src/planted.ts',
    code: "import '@storefront/shared-domain/models'; import '@storefront/loader';",
  },
  {
    file: 'mf-cart/src/planted.ts',
    code: "import '@storefront/shared-kit/when-idle'; import '@storefront/shared-kit/fold-accents';",
  },
  {
    file: 'mf-cart/src/planted.test.ts',
    code: "import '@storefront/shared-kit/testing/render-page';",
  },
  {
    file: 'shell/src/planted.ts',
    code: "import '@storefront/shared-kit/when-idle';",
  },
  { file: 'card-form/src/planted.ts', code: "import '@storefront/shared-kit/when-idle';" },
  { file: 'vendor-frame/src/planted.ts', code: "import '@storefront/shared-kit/when-idle';" },
  {
    file: 'shared-kit/src/planted.ts',
    code: "import { useUnit } from 'effector-react'; import './plain/fold-accents'; import 'leaflet/src/map/Map.js';",
  },
  { file: 'shared-ui/src/planted.ts', code: "import '@storefront/shared-kit/fold-accents';" },
  { file: 'platform/release/src/planted.ts', code: "import '@storefront/http-kit';" },
  { file: 'shared-domain/src/rules/planted.ts', code: "import '../contracts'; import './result';" },
  {
    file: 'shared-domain/src/rules/schedule/day.ts',
    code: "import '../../contracts'; import 'dayjs'; import 'dayjs/plugin/utc.js';",
  },
  {
    file: 'reference-api/src/planted.ts',
    code:
      "import '@storefront/shared-domain/rules'; import '@storefront/shared-kit/fold-accents'; " +
      "import '@storefront/http-kit'; import 'fastify';",
  },
  {
    file: 'reference-api/src/planted.ts',
    code: 'export const made = { ...given, ...(isPaid ? { paid: true } : {}) };',
  },
  {
    file: 'demo/src/planted.ts',
    code:
      "import '@storefront/reference-api/plugin'; import '@storefront/reference-api/plugin/orders'; " +
      "import '@storefront/shared-domain/rules'; import '@storefront/http-kit'; import './tiles/style';",
  },
  {
    file: 'e2e/specs/planted.spec.ts',
    code:
      "test.describe('a story', () => { test.use({}); " +
      "test('runs', () => test.step('one', () => [1].find(Number))); });",
  },
  {
    file: 'mf-menu/src/planted.test.ts',
    code: "describe.each([1])('%s', () => test.each([1])('%s', () => map.fit(1)));",
  },
  {
    file: 'platform/edge/src/planted.ts',
    code: "import '@storefront/release'; import '@storefront/http-kit'; import 'node:http';",
  },
];

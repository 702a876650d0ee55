import type { PlantedImport } from './planted-import';

/** Valid texts: a border that rejects everything proves nothing. */
export const allowedImports: readonly Pick<PlantedImport, 'file' | 'code'>[] = [
  {
    file: 'mf-menu/src/planted.ts',
    code:
      "import '@storefront/shared-domain/rules';\nimport '@storefront/shared-ui/router';\n" +
      "import { useUnit } from 'effector-react';\nimport './menu/menu.model';",
  },
  {
    file: 'shell/src/planted.ts',
    code: "import '@storefront/shared-domain/models';\nimport '@storefront/loader';",
  },
  {
    file: 'mf-cart/src/planted.ts',
    code: "import '@storefront/shared-kit/when-idle';\nimport '@storefront/shared-kit/fold-accents';",
  },
  {
    file: 'mf-cart/src/planted.test.ts',
    code: "import '@storefront/shared-kit/testing/render-page';",
  },
  {
    file: 'shell/src/planted.ts',
    code: "import '@storefront/shared-kit/when-idle';\nexport const day = new Date(0);",
  },
  { file: 'card-form/src/planted.ts', code: "import '@storefront/shared-kit/when-idle';" },
  { file: 'vendor-frame/src/planted.ts', code: "import '@storefront/shared-kit/when-idle';" },
  {
    file: 'shared-kit/src/planted.ts',
    code: "import { useUnit } from 'effector-react';\nimport './plain/fold-accents';\nimport 'leaflet/src/map/Map.js';",
  },
  { file: 'shared-ui/src/planted.ts', code: "import '@storefront/shared-kit/fold-accents';" },
  { file: 'platform/release/src/planted.ts', code: "import '@storefront/http-kit';" },
  {
    file: 'shared-domain/src/rules/planted.ts',
    code: "import '../contracts';\nimport './result';\nimport '@storefront/shared-kit/fold-accents';",
  },
  {
    file: 'shared-domain/src/rules/schedule/day.ts',
    code: "import '../../contracts';\nimport 'dayjs';\nimport 'dayjs/plugin/utc.js';",
  },
  {
    file: 'shared-domain/src/rules/phones/read-phone.ts',
    code: "import '../format/text';\nimport 'libphonenumber-js';",
  },
  {
    file: 'reference-api/src/planted.ts',
    code:
      "import '@storefront/shared-domain/rules';\nimport '@storefront/shared-kit/fold-accents';\n" +
      "import '@storefront/http-kit';\nimport 'fastify';",
  },
  {
    file: 'shared-domain/src/rules/phones/read-phone.ts',
    code: "import '../format/text';\nimport 'libphonenumber-js';",
  },
  {
    file: 'reference-api/src/planted.ts',
    code: 'export const made = { ...given, ...(isPaid ? { paid: true } : {}) };',
  },
  {
    file: 'demo/src/planted.ts',
    code:
      "import '@storefront/reference-api/plugin';\nimport '@storefront/reference-api/plugin/orders';\n" +
      "import '@storefront/shared-domain/rules';\nimport '@storefront/http-kit';\nimport './tiles/style';",
  },
  {
    file: 'e2e/specs/planted.spec.ts',
    code:
      "test.describe('a story', () => { test.use({});\n" +
      "test('runs', () => test.step('one', () => [1].find(Number))); });",
  },
  {
    file: 'mf-menu/src/planted.test.ts',
    code: "describe.each([1])('%s', () => test.each([1])('%s', () => map.fit(1)));",
  },
  {
    file: 'platform/edge/src/planted.ts',
    code: "import '@storefront/release';\nimport '@storefront/http-kit';\nimport 'node:http';",
  },
];

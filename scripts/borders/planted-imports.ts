/**
 * A line that must be rejected, most of them imports: its file, its text, and the rule of the
 * linter that reports it.
 */
export interface PlantedImport {
  readonly border: string;
  readonly file: string;
  readonly code: string;
  readonly rule: 'boundaries/dependencies' | 'no-restricted-imports' | 'no-restricted-syntax';
}

const crossing = (border: string, file: string, code: string): PlantedImport => ({
  border,
  file,
  code,
  rule: 'boundaries/dependencies',
});
const banned = (border: string, file: string, code: string): PlantedImport => ({
  border,
  file,
  code,
  rule: 'no-restricted-imports',
});

const leftOut = (code: string, file: string): PlantedImport => ({
  border: `${code} in ${file}`,
  file,
  code,
  rule: 'no-restricted-syntax',
});
const JEST_FILES = [
  'mf-menu/src/planted.test.tsx',
  'reference-api/src/planted.int.test.ts',
  'platform/release/src/planted.tools.test.ts',
  'e2e/screens/planted.screen.test.tsx',
];
const LEFT_OUT_BY_JEST = [
  'test.only()',
  'it.only()',
  'describe.only()',
  'test.skip()',
  'describe.skip.each([])()',
  'test.todo()',
  'test.failing()',
  'test.concurrent.skip()',
  'xit()',
  'xtest.each([])()',
  'xdescribe()',
  'fit()',
  'fdescribe()',
];
const LEFT_OUT_BY_PLAYWRIGHT = [
  'test.only()',
  'test.skip()',
  'test.fixme()',
  'test.fail()',
  'test.describe.only()',
  'test.describe.skip()',
  'test.describe.fixme()',
  'test.describe.serial.only()',
  'testInfo.skip()',
  'test.info().fixme()',
];

const grouping = (what: string, file: string, code: string): PlantedImport => ({
  border: `${what} grouped by a spread`,
  file,
  code,
  rule: 'no-restricted-syntax',
});

/** One violation of every border that the linter enforces. */
export const plantedImports: readonly PlantedImport[] = [
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
    'shared-domain → plain functions of shared-kit',
    'shared-domain/src/rules/planted.ts',
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
  crossing(
    'what servers share → release',
    'platform/http-kit/src/planted.ts',
    "import '@storefront/release';",
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
    'the API → models',
    'reference-api/src/planted.ts',
    "import '@storefront/shared-domain/models';",
  ),
  crossing('the API → the demo', 'reference-api/src/planted.ts', "import '@storefront/demo';"),
  crossing(
    'the API → the demo, on demand',
    'reference-api/src/planted.ts',
    "export const load = () => import('../../demo/src');",
  ),
  crossing('the edge → the demo', 'platform/edge/src/planted.ts', "import '@storefront/demo';"),
  crossing('the shell → the demo', 'shell/src/planted.ts', "import '../../demo/src';"),
  crossing(
    'a remote → the demo',
    'mf-menu/src/planted.ts',
    "import '@storefront/demo/restaurants';",
  ),
  crossing(
    'shared-domain → the demo',
    'shared-domain/src/models/planted.ts',
    "import '@storefront/demo';",
  ),
  crossing('shared-ui → the demo', 'shared-ui/src/planted.ts', "import '../../demo/src';"),
  crossing('the demo → the shell', 'demo/src/planted.ts', "import '../../shell/src/app/scope';"),
  crossing('the demo → a remote', 'demo/src/planted.ts', "import '../../mf-cart/src/remote';"),
  crossing(
    'the demo → models',
    'demo/src/planted.ts',
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
    'compositions → the edge',
    'platform/compositions/src/planted.ts',
    "import '@storefront/edge';",
  ),
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
  ...LEFT_OUT_BY_JEST.map((code) => leftOut(code, 'shared-domain/src/rules/planted.test.ts')),
  ...JEST_FILES.map((file) => leftOut('test.skip()', file)),
  ...LEFT_OUT_BY_PLAYWRIGHT.map((code) => leftOut(code, 'e2e/specs/planted.spec.ts')),
  leftOut('test.fixme()', 'e2e/support/planted.ts'),
  grouping(
    'properties',
    'reference-api/src/planted.ts',
    'export const both = { ...{ a: 1, b: 2 }, c: 3 };',
  ),
  grouping(
    'attributes',
    'mf-menu/src/planted.tsx',
    'export const shown = <Page {...{ a: 1, b: 2 }} />;',
  ),
  grouping(
    'properties of a test',
    'shared-domain/src/rules/planted.test.ts',
    'export const given = { ...{ a: 1 } };',
  ),
];

/** Valid imports: a border that rejects everything proves nothing. */
export const allowedImports: readonly Pick<PlantedImport, 'file' | 'code'>[] = [
  {
    file: 'mf-menu/src/planted.ts',
    code: "import '@storefront/shared-domain/rules'; import '@storefront/shared-ui/router'; import { useUnit } from 'effector-react'; import './menu/menu.model';",
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
    code: "import '@storefront/shared-domain/rules'; import '@storefront/shared-kit/fold-accents'; import '@storefront/http-kit'; import 'fastify';",
  },
  {
    file: 'reference-api/src/planted.ts',
    code: 'export const made = { ...given, ...(isPaid ? { paid: true } : {}) };',
  },
  {
    file: 'demo/src/planted.ts',
    code: "import '@storefront/reference-api/plugin'; import '@storefront/reference-api/plugin/orders'; import '@storefront/shared-domain/rules'; import '@storefront/http-kit'; import './tiles/style';",
  },
  {
    file: 'e2e/specs/planted.spec.ts',
    code: "test.describe('a story', () => { test.use({}); test('runs', () => test.step('one', () => [1].find(Number))); });",
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

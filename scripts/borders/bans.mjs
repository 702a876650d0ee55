/*
 * Borders that the map of workspaces does not cover: imports of packages, relative paths around a
 * federated entry, and excluded tests.
 */
const ban = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const TEST_FILES = [...TESTS, '**/*.test-kit.ts', '**/*.test-kit.tsx'];

const RELATIVE_DOMAIN = {
  regex: '^\\.{1,2}/.*shared-(domain|ui)',
  message: 'Federation shares by specifier: a relative path is a second copy.',
};
const RELATIVE_KIT = {
  regex: '^\\.{1,2}/.*shared-kit',
  message: 'shared-kit is imported by the entries of its package.json.',
};
const BY_SHARED_DOMAIN = {
  regex: '^(zod|axios)(/|$)',
  message: 'zod and axios live inside shared-domain: use its contracts and callApi.',
};
/**
 * The shell shares some names of these packages and excludes the others from the first load:
 * shell/src/remotes/provide-domain.ts.
 */
const onlyNames = (packageName, ...names) => ({
  regex: `^${packageName}$`,
  allowImportNamePattern: `^(${names.join('|')})$`,
  message: `The shell shares of ${packageName} only ${names.join(', ')}: add a name to provide-domain.ts first.`,
});
/** Types of effector, and the functions that the shell shares. */
const OF_EFFECTOR =
  '[A-Z]\\w*|allSettled|attach|combine|create(Effect|Event|Store|Watch)|fork|is|launch|merge|sample|' +
  'scopeBind|withFactory';
const SHARED_IN_PART = [
  onlyNames('effector', OF_EFFECTOR),
  onlyNames('effector-react', 'Provider', 'useProvidedScope', 'useStoreMap', 'useUnit'),
  onlyNames('react-i18next', 'I18nextProvider', 'initReactI18next', 'useTranslation'),
];
/** The one file with dayjs, outside of the first route's script: docs/adr/0017-dayjs.md. */
const DAYJS_FILE = 'shared-domain/src/rules/schedule/day.ts';
const BY_SCHEDULE = {
  regex: '^dayjs(/|$)',
  message: `dayjs lives inside ${DAYJS_FILE}: use @storefront/shared-domain/schedule.`,
};
/** The one file with libphonenumber-js, outside of the first route's script: docs/rules/countries.md. */
const PHONES_FILE = 'shared-domain/src/rules/phones/read-phone.ts';
const BY_PHONES = {
  regex: '^libphonenumber-js(/|$)',
  message: `libphonenumber-js lives inside ${PHONES_FILE}: use @storefront/shared-domain/phones.`,
};
const BY_SHARED_UI = {
  regex: '^react-router',
  message: "The router's names come from @storefront/shared-ui/router.",
};

/**
 * `{ ...{ a, b }, ...{ c } }` and `<Page {...{ a, b }} />` equal `{ a, b, c }` and `<Page a={a}
 * b={b} />`.
 */
const GROUPING = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the properties themselves: spreading an object literal only groups them.',
};
/** When the action between the wait and its `await` throws, the rejection of the wait has no reader. */
const EARLY_WAIT = {
  selector:
    'VariableDeclarator > CallExpression.init[callee.property.name=/^waitFor(Response|Request|Event)$/]',
  message: 'Await it together with its action by Promise.all, or wrap it in awaitedLater.',
};
const everySource = {
  files: ['**/src/**/*.{ts,tsx}', 'e2e/**/*.{ts,tsx}', 'scripts/**/*.ts', '**/*.mjs'],
  rules: { 'no-restricted-syntax': ['error', GROUPING, EARLY_WAIT] },
};

const LEFT_OUT = '/^(only|skip|fixme|fail|failing|todo)$/';
const leftOut = (selector) => ({
  selector,
  message: 'Every test runs, in every run: repair it or remove it.',
});
/**
 * Syntax of Jest and Playwright that excludes a test from a run, excludes all others, or expects
 * that it fails.
 */
const everyTestRuns = {
  files: ['**/*.{test,test-kit,spec,screen}.{ts,tsx}', 'e2e/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      GROUPING,
      EARLY_WAIT,
      ...[
        `MemberExpression[object.name=/^(test|it|describe)$/][property.name=${LEFT_OUT}]`,
        'MemberExpression[object.property.name=/^(describe|serial|parallel|step|concurrent)$/]' +
          `[property.name=${LEFT_OUT}]`,
        `CallExpression[callee.object.name=/info$/i][callee.property.name=${LEFT_OUT}]`,
        `CallExpression[callee.object.callee.property.name='info'][callee.property.name=${LEFT_OUT}]`,
        'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
        'MemberExpression[object.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
      ].map(leftOut),
    ],
  },
};

/**
 * The clock of a device may be wrong: `serverNow`, `serverDate` and, for durations in which it may
 * sleep, `deviceNow`.
 */
const CLOCK = 'Read the time from @storefront/shared-domain/clock.';
const oneClock = {
  files: ['{shell,mf-*,shared-domain,shared-ui,shared-kit}/src/**/*.{ts,tsx}'],
  ignores: [...TEST_FILES, '**/testing/**', 'shared-domain/src/clock/**'],
  rules: {
    'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: CLOCK }],
    'no-restricted-syntax': [
      'error',
      GROUPING,
      EARLY_WAIT,
      { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCK },
      { selector: 'CallExpression[callee.name="Date"]', message: CLOCK },
    ],
  },
};

/** The demo is built on what the API offers to plug-ins. */
const BY_DEMO = {
  regex: '^@storefront/reference-api(?!/plugin(/|$))|^\\.{1,2}/.*reference-api',
  message: 'The demo imports the API by @storefront/reference-api/plugin and its parts alone.',
};

export const bans = [
  everySource,
  oneClock,
  everyTestRuns,
  ban(
    ['shell/src/**', 'mf-*/src/**'],
    [
      RELATIVE_DOMAIN,
      RELATIVE_KIT,
      BY_SHARED_DOMAIN,
      BY_SHARED_UI,
      BY_SCHEDULE,
      BY_PHONES,
      ...SHARED_IN_PART,
    ],
    TESTS,
  ),
  ban(
    [
      '{reference-api,card-form,vendor-frame}/src/**',
      'shared-domain/src/{bus,http,models,paths,remote,storage}/**',
    ],
    [BY_SCHEDULE, BY_PHONES],
    TESTS,
  ),
  ban(['demo/src/**'], [BY_DEMO], TESTS),
  ban(
    ['shared-domain/src/rules/**'],
    [
      {
        regex: '^(?!@storefront/shared-kit/fold-accents$)[^.]',
        message: 'Rules are plain TypeScript: no packages, no clock, no network.',
      },
    ],
    [...TESTS, DAYJS_FILE, PHONES_FILE],
  ),
  ban(
    [DAYJS_FILE],
    [{ regex: '^(?!dayjs(/|$))[^.]', message: 'Of all packages this file may import dayjs only.' }],
  ),
  ban(
    [PHONES_FILE],
    [
      {
        regex: '^(?!libphonenumber-js(/|$))[^.]',
        message: 'Of all packages this file may import libphonenumber-js only.',
      },
    ],
  ),
  ban(
    ['shared-domain/src/contracts/**'],
    [{ regex: '^(?!zod/mini$)[^.]', message: 'Contracts import zod/mini and each other.' }],
    TESTS,
  ),
  ban(
    ['shared-ui/src/**'],
    [
      {
        regex: '^(effector|i18next|react-i18next|@storefront/(?!shared-kit/))',
        message: 'Primitives know no store, no language and no domain.',
      },
    ],
    TESTS,
  ),
  ban(
    ['shared-kit/src/**'],
    [
      {
        regex: '^(@storefront/|zod|axios|react-router)',
        message: 'What remotes bundle knows no federated package and nothing inside of one.',
      },
      ...SHARED_IN_PART,
    ],
    TEST_FILES,
  ),
  ban(
    ['shared-kit/src/plain/**'],
    [{ regex: '^[^.]', message: 'Plain functions run everywhere: no packages.' }],
    TESTS,
  ),
];

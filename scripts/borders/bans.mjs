/*
 * Forms of the language that the linter refuses: names of packages that the shell does not share,
 * tests that are left out, other clocks.
 */
const TEST_FILES = ['**/*.{test,test-kit}.{ts,tsx}'];

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
  'scopeBind';
const SHARED_IN_PART = [
  onlyNames('effector', OF_EFFECTOR),
  onlyNames('effector-react', 'Provider', 'useProvidedScope', 'useStoreMap', 'useUnit'),
  onlyNames('react-i18next', 'I18nextProvider', 'initReactI18next', 'useTranslation'),
];
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

export const bans = [
  everySource,
  oneClock,
  everyTestRuns,
  {
    files: ['{shell,mf-*,shared-kit}/src/**'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-imports': ['error', { patterns: SHARED_IN_PART }] },
  },
];

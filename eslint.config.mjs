import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import effector from 'eslint-plugin-effector';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import ts from 'typescript-eslint';
import { bans } from './scripts/borders/bans.mjs';
import { deniedNames, plainNames, plainTerms } from './scripts/borders/plain-terms.mjs';
import { noProductWords } from './scripts/borders/product-words.mjs';
import { scopeBinding } from './scripts/borders/scope-binding.mjs';

const sources = [
  '{shell,mf-*,card-form,vendor-frame,shared-domain,shared-ui,shared-kit}/src/**/*.{ts,tsx}',
  '{platform/*,reference-api,demo}/src/**/*.{ts,tsx}',
  '{shell,mf-*}/stories/**/*.ts',
  'e2e/**/*.{ts,tsx}',
  'scripts/**/*.ts',
];
const inBrowsers = [
  '{shell,mf-*,card-form,vendor-frame,shared-domain,shared-ui,shared-kit}/src/**/*.{ts,tsx}',
  'platform/{loader,compositions,openfeature}/src/**/*.ts',
];
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.test-kit.{ts,tsx}',
  'e2e/**',
  'shared-domain/src/testing/**',
  'shared-kit/src/testing/**',
  'reference-api/src/testing/**',
];
/** Menus and prices: data that the compiler checks. */
const data = ['demo/src/restaurants/**'];
const programs = [
  'reference-api/src/server.ts',
  '{reference-api,demo}/src/**/*-cli.ts',
  'platform/release/src/cli*.ts',
  'scripts/**/*.ts',
];
const nodeGlobals = [
  'process',
  'console',
  'URL',
  'setTimeout',
  'clearTimeout',
  'fetch',
  'Buffer',
  'performance',
  'AbortController',
  'AbortSignal',
];

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.mjs'],
    ...js.configs.recommended,
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: sources,
    extends: [...ts.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  // Types for the rules that need them. Tests have no such rules: without types they are parsed
  // faster.
  {
    files: sources,
    ignores: tests,
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    // Production sources: floating promises and promises passed to code that does not await them.
    files: sources,
    ignores: [...tests, ...data],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // A regular expression with quadratic or worse time on some text lets one request block the
    // server, or one record the page.
    files: sources,
    ignores: [...tests, ...data, 'scripts/**', 'platform/build/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // Browser APIs beyond the browsers of the build (.browserslistrc) are checked where
    // they are used. The table of the plugin lacks most static methods: those that older WebViews lack.
    files: inBrowsers,
    ignores: [...tests, 'shell/src/server/**', 'platform/compositions/src/site-options.ts'],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': [
        'error',
        ...[
          ['URL', 'canParse'],
          ['URL', 'parse'],
          ['AbortSignal', 'any'],
          ['Array', 'fromAsync'],
          ['Map', 'groupBy'],
          ['Object', 'groupBy'],
          ['Promise', 'try'],
          ['Promise', 'withResolvers'],
          ['Intl', 'DurationFormat'],
          ['Intl', 'Segmenter'],
          ['navigator', 'locks'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'Older browsers lack it, where orders are made: write it without.',
        })),
      ],
    },
  },
  {
    files: ['{shell,mf-*,shared-domain,shared-kit}/src/**/*.{ts,tsx}'],
    ignores: tests,
    extends: [effector.flatConfigs.recommended],
  },
  {
    // Components and hooks: React's rules, and units bound to the page's scope.
    files: [
      '{shell,mf-*,shared-ui,shared-kit}/src/**/*.tsx',
      '{shell,mf-*,shared-ui,shared-kit}/src/**/use-*.ts',
    ],
    ignores: tests,
    plugins: {
      'react-hooks': hooks,
      effector,
      storefront: { rules: { 'scope-binding': scopeBinding } },
    },
    rules: {
      ...hooks.configs.recommended.rules,
      'storefront/scope-binding': 'error',
      'effector/prefer-useUnit': 'error',
    },
  },
  ...bans,
  {
    files: sources,
    plugins: { glossary: { rules: { 'plain-names': plainNames, 'plain-terms': plainTerms } } },
    rules: { 'glossary/plain-names': ['error', ...deniedNames], 'glossary/plain-terms': 'error' },
  },
  {
    files: ['platform/*/src/**/*.{ts,mjs,cjs}'],
    ignores: [...tests, 'platform/*/src/**/testing/**'],
    plugins: { platform: { rules: { 'product-words': noProductWords } } },
    rules: { 'platform/product-words': 'error' },
  },
  {
    files: [...sources, '**/*.mjs', '**/*.cjs'],
    // Prettier breaks code at 100 characters, but neither strings nor comments.
    rules: { 'max-len': ['error', { code: 120 }] },
  },
  {
    files: tests,
    rules: { 'no-console': 'off', 'no-empty-pattern': 'off' },
  },
  { files: programs, rules: { 'no-console': 'off' } },
);

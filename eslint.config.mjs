import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import effector from 'eslint-plugin-effector';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { elements, policies } from './scripts/borders/policies.mjs';
import { bans } from './scripts/borders/bans.mjs';

const sources = ['{shell,mf-*,shared-domain,shared-ui,platform/*,reference-api}/src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'scripts/**/*.ts'];
const tests = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'shared-domain/src/testing/**'];

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.cache/**', 'test-results/**', 'playwright-report/**', 'reference-api/media/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.mjs'], ...js.configs.recommended, languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly', clearTimeout: 'readonly', fetch: 'readonly', Buffer: 'readonly', performance: 'readonly', AbortSignal: 'readonly' } } },
  {
    files: sources,
    extends: [...ts.configs.recommended, effector.flatConfigs.recommended, effector.flatConfigs.react],
    plugins: { boundaries, 'react-hooks': hooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': elements,
    },
    rules: {
      ...hooks.configs.recommended.rules,
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  ...bans,
  {
    files: tests,
    rules: { '@typescript-eslint/no-floating-promises': 'off', 'boundaries/dependencies': 'off', 'no-console': 'off' },
  },
  { files: ['reference-api/src/server.ts', 'reference-api/src/**/*-cli.ts', 'platform/release/src/cli*.ts', 'scripts/**/*.ts', 'reference-api/src/demo/illustrations/**'], rules: { 'no-console': 'off' } },
);

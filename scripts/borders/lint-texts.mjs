/*
 * Lints texts under the given file names, by the project's own configuration: reads `[{ file, code
 * }]`, writes the names of the rules that reject each. Rules that need types are off, since the
 * files are in no program.
 */
import { ESLint } from 'eslint';
import effector from 'eslint-plugin-effector';
import ts from 'typescript-eslint';

const offAll = (prefix, rules) =>
  Object.fromEntries(Object.keys(rules).map((name) => [`${prefix}/${name}`, 'off']));
const withoutTypes = {
  files: ['**/*.ts', '**/*.tsx'],
  ...ts.configs.disableTypeChecked,
  rules: {
    ...ts.configs.disableTypeChecked.rules,
    ...offAll('effector', effector.rules),
    'storefront/scope-binding': 'off',
    '@typescript-eslint/no-unused-vars': 'off',
  },
};

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const planted = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const eslint = new ESLint({ overrideConfig: [withoutTypes] });
const refusals = [];
for (const { file, code } of planted) {
  const [result] = await eslint.lintText(code, { filePath: file });
  refusals.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(refusals));

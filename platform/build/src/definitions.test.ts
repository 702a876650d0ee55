import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDefinitions } from './definitions';
import { remoteNames, workspaceRoot } from './workspace';

const scriptsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

const readNames = remoteNames
  .flatMap((name) => scriptsOf(path.join(workspaceRoot, name, 'src')))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[')(\w+)/g)])
  .map(([, name]) => `process.env.${name}`)
  .filter((name) => name !== 'process.env.NODE_ENV');

test('every environment variable that a remote reads in the browser is replaced by the build', () => {
  expect(readNames).toContain('process.env.BUILD_EDITION');
  expect(Object.keys(remoteDefinitions(null))).toEqual(expect.arrayContaining(readNames));
});

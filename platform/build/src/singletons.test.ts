import { readFileSync } from 'node:fs';
import path from 'node:path';
import { consumedByRemote, singletons, singletonVersions } from './singletons';

const exportsOf = (workspace: string): string[] => {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(path.join(__dirname, '../../..', workspace, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.exports).map((entry) => `@storefront/${workspace}${entry.slice(1)}`);
};

test('every public entry of shared-domain lives once, except the builders for tests', () => {
  const listed = singletons
    .map(({ key }) => key)
    .filter((key) => key.startsWith('@storefront/shared-domain'));
  expect([...listed].sort()).toEqual(
    exportsOf('shared-domain')
      .filter((entry) => !entry.endsWith('/testing'))
      .sort(),
  );
});

test('a remote carries no copy of a singleton, and insists on the version of ours', () => {
  const consumed = Object.entries(consumedByRemote());
  expect(consumed.map(([key]) => key)).toEqual(singletons.map(({ key }) => key));
  for (const [key, { import: copy, singleton, strictVersion }] of consumed) {
    expect({ copy, singleton, strictVersion }).toEqual({
      copy: false,
      singleton: true,
      strictVersion: key.startsWith('@storefront/'),
    });
  }
});

test('every singleton has a version', () =>
  expect(
    Object.values(singletonVersions()).every((version) => /^\d+\.\d+\.\d+/.test(version)),
  ).toBe(true));

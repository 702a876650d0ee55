import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@storefront/build/workspace';
import { minVersion, satisfies } from 'semver';
import { withoutIntegrity } from './add-integrity.mjs';
import { missingPackages, type Lock } from './missing-packages.mjs';

const root = path.resolve(__dirname, '../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const lock = read<Lock>('package-lock.json');

/** Packages whose registry states no hash. A new entry needs a reason in docs/dependencies.md. */
const NOT_OFFERED: readonly string[] = [];

describe('the lock of this project', () => {
  test('holds every optional package of every platform (`node scripts/lock/complete-lock.mjs` adds them)', () =>
    expect(missingPackages(lock)).toEqual([]));

  test('names no registry: it installs from whichever one npm is set up with', () => {
    const addresses = Object.values(lock.packages)
      .flatMap(({ resolved }) => resolved ?? [])
      .filter((resolved) => resolved.includes(':'));
    expect(addresses).toEqual([]);
  });

  test('has the hash of every package (`node scripts/lock/complete-lock.mjs` adds them)', () => {
    expect(withoutIntegrity(lock).map(([, name]) => name)).toEqual(NOT_OFFERED);
    const weak = Object.entries(lock.packages).filter(
      ([, { integrity }]) => integrity !== undefined && !/^sha512-/.test(integrity),
    );
    expect(weak.map(([folder]) => folder)).toEqual([]);
  });

  test('admits the oldest supported Node in every package that is always installed, without warnings', () => {
    const { engines } = read<{ engines: { node: string } }>('package.json');
    const oldest = minVersion(engines.node)?.version ?? '';
    const refusing = Object.entries(lock.packages).filter(
      ([, { engines: its, optional }]) =>
        optional !== true && its?.node !== undefined && !satisfies(oldest, its.node),
    );
    expect(refusing.map(([folder]) => folder)).toEqual([]);
  });

  test('every install script is allowed or denied in package.json: npm prints no warning', () => {
    const { allowScripts } = read<{ allowScripts: Readonly<Record<string, boolean>> }>(
      'package.json',
    );
    const withScript = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
  });

  test('agrees with every package.json of the workspace', () => {
    const folders = [
      '',
      ...(lock.packages['']?.workspaces ?? []).flatMap((workspace) =>
        workspace === 'mf-*' ? remoteNames : [workspace],
      ),
    ];
    for (const workspace of folders) {
      const manifest = read<
        Pick<NonNullable<Lock['packages'][string]>, 'dependencies' | 'devDependencies'>
      >(path.join(workspace, 'package.json'));
      const locked = lock.packages[workspace];
      expect({ workspace, ...locked?.dependencies, ...locked?.devDependencies }).toEqual({
        workspace,
        ...manifest.dependencies,
        ...manifest.devDependencies,
      });
    }
  });
});

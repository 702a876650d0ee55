import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@storefront/build/workspace';
import { minVersion, satisfies } from 'semver';
import { addIntegrity, withoutIntegrity } from './add-integrity.mjs';
import { completeLock, missingPackages, type Lock } from './missing-packages.mjs';

const root = path.resolve(__dirname, '../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const lock = read<Lock>('package-lock.json');

/** Packages whose registry states no hash. A new entry needs a reason in docs/dependencies.md. */
const NOT_OFFERED: readonly string[] = [];

describe('the lock of this project', () => {
  test('holds every optional package of every platform (`npm run lock` adds them)', () =>
    expect(missingPackages(lock)).toEqual([]));

  test('names no registry: it installs from whichever one npm is set up with', () => {
    const addresses = Object.values(lock.packages)
      .flatMap(({ resolved }) => resolved ?? [])
      .filter((resolved) => resolved.includes(':'));
    expect(addresses).toEqual([]);
  });

  test('has the hash of every package (`npm run lock` adds them)', () => {
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

describe('completing a lock', () => {
  const packages = (): Lock => ({
    packages: {
      '': {},
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-musl': '2.0.0',
          '@tool/darwin-arm64': '^2.0.0',
          here: '1.0.0',
        },
      },
      'node_modules/tool/node_modules/here': { version: '1.0.0', optional: true },
    },
  });

  test('adds what is missing with its platform, and only that', () => {
    const torn = packages();
    expect(completeLock(torn)).toEqual(['@tool/linux-x64-musl', '@tool/darwin-arm64']);
    expect(torn.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(torn.packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
    expect(Object.keys(torn.packages)).toHaveLength(5);
  });

  test('changes nothing the second time', () => {
    const torn = packages();
    completeLock(torn);
    expect(completeLock(torn)).toEqual([]);
  });
});

describe('hashes of a lock', () => {
  const hash = `sha512-${'a'.repeat(86)}==`;

  test('are added to packages that lack one, and to nothing else', async () => {
    const lacking: Lock = {
      packages: {
        '': {},
        mine: { version: '1.0.0' },
        'node_modules/mine': { link: true },
        'node_modules/known': { version: '1.0.0', integrity: 'sha512-known' },
        'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
        'node_modules/gone': { version: '3.0.0' },
      },
    };
    const requests: string[] = [];
    const left = await addIntegrity(lacking, async (wanted) => {
      requests.push(wanted);
      return wanted === '@b/c@2.0.0' ? hash : 'E404';
    });
    expect(requests).toEqual(['@b/c@2.0.0', 'gone@3.0.0']);
    expect(left).toEqual(['gone@3.0.0']);
    expect(lacking.packages['node_modules/a/node_modules/@b/c']?.integrity).toBe(hash);
    expect(lacking.packages['node_modules/gone']).not.toHaveProperty('integrity');
    expect(lacking.packages['node_modules/known']?.integrity).toBe('sha512-known');
  });
});

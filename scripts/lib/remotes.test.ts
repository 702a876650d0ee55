import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { REMOTE_NAMES } from '@storefront/shared-domain/remote';
import { urlMap } from '../../shell/src/addresses/url-map';
import { CRUISED } from './stages';

const remoteOf = ({ remote }: { remote: string }): string => remote;

test('the compiler accepts the remotes that have a folder, and no others', () => {
  expect([...REMOTE_NAMES].sort()).toEqual([...remoteNames]);
});

test('every remote has an address, and every address a remote', () => {
  const rows = urlMap.flatMap((row) => [row, ...(row.children ?? [])]);
  expect([...new Set(rows.map(remoteOf))].sort()).toEqual([...remoteNames]);
});

test.each(remoteNames)('%s is a package of its own that cannot be imported', (name) => {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(workspaceRoot, name, 'package.json'), 'utf8'),
  );
  expect(manifest).toMatchObject({ name: `@storefront/${name}`, private: true, exports: {} });
  expect(CRUISED).toContain(name);
});

test('`npm run borders` checks the folders that the test run checks', () => {
  const { scripts } = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'),
  ) as { scripts: { borders: string } };
  const folders = scripts.borders.split(' ').slice(3);
  expect(folders.flatMap((name) => (name === 'mf-*' ? remoteNames : [name])).sort()).toEqual(
    [...CRUISED].sort(),
  );
});

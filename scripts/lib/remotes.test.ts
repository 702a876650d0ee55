import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import { workspaceRows } from '../../shell/src/addresses/workspace-declared.test-kit';
import { CRUISED } from './stages';

test('every remote has an address', () => {
  expect([...new Set(workspaceRows.map(({ remote }) => remote))].sort()).toEqual([...remoteNames]);
});

test.each(remoteNames)('%s is a package of its own that cannot be imported', (name) => {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(workspaceRoot, name, 'package.json'), 'utf8'),
  );
  expect(manifest).toMatchObject({ name: `@storefront/${name}`, private: true, exports: {} });
  expect(CRUISED).toContain(name);
});

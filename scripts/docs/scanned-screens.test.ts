import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceAddresses } from '../../shell/src/addresses/workspace-declared.test-kit';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/accessibility.md');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const scanning = [...new Set(rows.flatMap((row) => row.match(/[\w-]+\.spec\.ts/g) ?? []))];

test.each(workspaceAddresses.map(({ path: own }) => own))(
  'the page %p of the storefront is scanned',
  (own) => {
    const address = own === '' ? '/{restaurant}' : `/{restaurant}/${own}`;
    expect(rows.filter((row) => row.startsWith(`| \`${address}\` | \``))).toHaveLength(1);
  },
);

test.each(scanning)('%s scans', (name) =>
  expect(read(`e2e/specs/${name}`)).toContain('expectAccessible('),
);

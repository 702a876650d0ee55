import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceAddresses } from '../../shell/src/addresses/workspace-declared.test-kit';

const page = readFileSync(path.resolve(__dirname, '../../docs/accessibility.md'), 'utf8');
const paths = workspaceAddresses.map(({ path: own }) => own);

test.each(paths)('the page %p of the storefront is scanned', (own) => {
  expect(page).toContain(`\`${own === '' ? '/{restaurant}' : `/{restaurant}/${own}`}\``);
});

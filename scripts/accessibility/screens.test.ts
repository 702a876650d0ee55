import { readFileSync } from 'node:fs';
import path from 'node:path';
import { urlMap } from '../../shell/src/addresses/url-map';

const page = readFileSync(path.resolve(__dirname, '../../docs/accessibility.md'), 'utf8');
const paths = urlMap.flatMap(({ path: own, children = [] }) => [
  own,
  ...children.map((child) => `${own}/${child.path}`),
]);

test.each(paths)('the page %p of the storefront is scanned', (own) => {
  expect(page).toContain(`\`${own === '' ? '/{restaurant}' : `/{restaurant}/${own}`}\``);
});

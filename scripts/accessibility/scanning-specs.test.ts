import path from 'node:path';
import { scanningSpecs } from './scanning-specs';

test('specs with a scan are found beside folders of pictures', () => {
  const found = scanningSpecs(path.join(__dirname, '../../e2e/specs'));
  expect(found).toContain('accessibility-checkout.spec.ts');
  expect(found.filter((name) => !name.endsWith('.spec.ts'))).toEqual([]);
  expect(found).not.toContain('session.spec.ts');
});

import path from 'node:path';
import { workspaceRoot } from '../workspace';
import { billOf, usedPackages } from './sbom';

const at = (file: string): string => path.join(workspaceRoot, file);
const own = at('mf-menu');
const packages = usedPackages(
  [
    at('mf-menu/src/remote.ts'),
    at('node_modules/effector/effector.mjs'),
    at('node_modules/effector/package.json'),
    at('shared-kit/src/plain/illustration.ts'),
    '/elsewhere/file.ts',
  ],
  own,
);

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: {
    name: string;
    version: string;
    purl: string;
    licenses?: { license: { id: string } }[];
    hashes?: { alg: string; content: string }[];
  }[];
}

test('the packages of a build are those of its modules, each once, without the built one', () => {
  expect(packages.map(({ name }) => name)).toEqual(['@storefront/shared-kit', 'effector']);
});

test('the bill names version, license, package URL and the hash that the lock states', () => {
  const bill = JSON.parse(billOf({ name: 'mf-menu', version: '1.0.0+a' }, packages)) as Bill;
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'mf-menu', version: '1.0.0+a' } },
  });
  const [kit, effector] = bill.components;
  expect(kit).toMatchObject({ purl: 'pkg:npm/%40storefront/shared-kit@1.0.0' });
  expect(kit).not.toHaveProperty('hashes');
  expect(effector).toMatchObject({
    name: 'effector',
    purl: `pkg:npm/effector@${effector?.version}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
  });
});

test('equal packages give equal bytes, in any order; an expression of licenses stays one', () => {
  const build = { name: 'mf-menu', version: '1.0.0+a' };
  expect(billOf(build, packages)).toBe(billOf(build, packages.toReversed()));
  const dual = { name: 'dual', version: '1.0.0', license: '(MIT OR Apache-2.0)', integrity: '' };
  expect(JSON.parse(billOf(build, [dual]))).toMatchObject({
    components: [{ licenses: [{ expression: '(MIT OR Apache-2.0)' }] }],
  });
});

import { removeTemporaryFolders } from '../testing/a-build-folder';
import { anEmptyStore, publishBuild } from '../testing/a-store';
import { statementTarget } from './names';
import { aSignedStore } from './testing/a-signed-store';
import { tamperingWith } from './testing/tamper';
import { readProvenance } from './verify-statement';

afterAll(removeTemporaryFolders);
const saved = { ...process.env };
afterEach(() => {
  process.env = { ...saved };
});

test('a signed build has a statement of its source and builder, signed by its room', async () => {
  process.env['STOREFRONT_SOURCE'] = 'git+https://git.example/storefront';
  process.env['STOREFRONT_BUILDER'] = 'https://ci.example/runner';
  const signed = await aSignedStore();
  const store = await signed.as(['mia', 'ci']);
  const { id } = await publishBuild(store, 'mf-menu', 'a');
  const edge = await signed.edge();
  expect(await readProvenance(edge, 'mf-menu', id)).toEqual({
    source: 'git+https://git.example/storefront',
    revision: null,
    builder: 'https://ci.example/runner',
    signedBy: ['mia'],
  });
  const other = await publishBuild(store, 'mf-menu', 'b');
  const tamper = tamperingWith(signed.root);
  const statement = await tamper.read(statementTarget('mf-menu', other.id));
  await tamper.write(statementTarget('mf-menu', id), statement);
  await expect(readProvenance(edge, 'mf-menu', id)).rejects.toThrow('was altered');
});

test('a store without keys has no provenance', async () => {
  await expect(readProvenance(await anEmptyStore(), 'mf-menu', 'x')).rejects.toThrow(
    'the store is not signed',
  );
});

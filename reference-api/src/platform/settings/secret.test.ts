import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpfKeys, operatorKeyOf, signingSecret, tableLinkKeys, WeakSecretError } from './secret';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-secret-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a secret is made once, also with two simultaneous calls', async () => {
  const secrets = await Promise.all([
    signingSecret(folder),
    signingSecret(folder),
    signingSecret(folder),
  ]);
  expect(new Set(secrets.map(String)).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(String(await signingSecret(folder))).toBe(String(secrets[0]));
});

test('a given one is used as it is, unless it is too short', async () => {
  const given = 'x'.repeat(32);
  expect(Buffer.from(await signingSecret(folder, given)).toString()).toBe(given);
  await expect(signingSecret(folder, 'short')).rejects.toThrow(WeakSecretError);
});

test('the operator’s key is stored beside it, and is another one', async () => {
  const key = await operatorKeyOf(folder);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(await operatorKeyOf(folder)).toBe(key);
  expect(await readFile(join(folder, 'operator-key'), 'utf8')).toBe(key);
  expect(key).not.toBe(Buffer.from(await signingSecret(folder)).toString());
  await expect(operatorKeyOf(folder, 'short')).rejects.toThrow('OPERATOR_KEY');
});

test('[OPEN-029] the keys of table links are stored beside them; there may be several, the newest first', async () => {
  const [key = ''] = await tableLinkKeys(folder);
  expect(await tableLinkKeys(folder)).toEqual([key]);
  const newer = 'n'.repeat(32);
  await writeFile(join(folder, 'table-link-keys'), `${newer}\n${key}\n`);
  expect(await tableLinkKeys(folder)).toEqual([newer, key]);
  expect(await tableLinkKeys(folder, `${newer},${key}`)).toEqual([newer, key]);
  await expect(tableLinkKeys(folder, `${newer},short`)).rejects.toThrow('Each of TABLE_LINK_KEYS');
});

test('the keys of CPFs are stored in a file of their own, for this user alone, and read newest first', async () => {
  const [key = ''] = await cpfKeys(folder);
  expect(await cpfKeys(folder)).toEqual([key]);
  expect((await stat(join(folder, 'cpf-keys'))).mode & 0o777).toBe(0o600);
  expect(await tableLinkKeys(folder)).not.toContain(key);
  expect(await cpfKeys(folder, `${'n'.repeat(32)}, ${key}`)).toEqual(['n'.repeat(32), key]);
  await expect(cpfKeys(folder, `${key},short`)).rejects.toThrow('Each of CPF_KEYS');
});

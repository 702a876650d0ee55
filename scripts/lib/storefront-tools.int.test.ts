import { storefrontTools } from './storefront-tools';

test('the API of the gate leaves the permissions of new files: other users read the store afterwards', async () => {
  const before = process.umask(0o022);
  try {
    const api = await storefrontTools.startApi();
    expect(await fetch(`${api.url}/readyz`).then(({ status }) => status)).toBe(200);
    await api.close();
    expect(process.umask()).toBe(0o022);
  } finally {
    process.umask(before);
  }
});

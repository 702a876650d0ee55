import { packageVersions, singletons, singletonVersions } from '@storefront/build/singletons';

test('every singleton is provided with the version of its package, on demand or in the first chunk', async () => {
  Object.assign(globalThis, { SINGLETON_VERSIONS: packageVersions() });
  const { sharedModules } = await import('./provide-domain');
  const shared = Object.entries(sharedModules());
  expect(Object.fromEntries(shared.map(([key, { version }]) => [key, version]))).toEqual(
    singletonVersions(),
  );
  expect(
    Object.fromEntries(shared.map(([key, { shareConfig }]) => [key, shareConfig.eager])),
  ).toEqual(
    Object.fromEntries(singletons.map(({ key, delivery }) => [key, delivery === 'first-chunk'])),
  );
});

const PACKAGES: Readonly<Record<string, string>> = {
  'shared-domain': '@storefront/remote',
  'shared-ui': '@storefront/remote/ui',
  'shared-kit': '@storefront/remote/kit',
  'compositions/story': '@storefront/remote/story',
  compositions: '@storefront/remote/declaration',
};

/**
 * What a remote in a repository of its own imports in the place of an entry of this repository:
 * `@storefront/shared-ui/router` is `@storefront/remote/ui/router`.
 */
export function packedSpecifier(specifier: string): string {
  const [, own = specifier] = /^@storefront\/(.+)$/.exec(specifier) ?? [];
  const found = Object.keys(PACKAGES).find((name) => own === name || own.startsWith(`${name}/`));
  return found === undefined ? specifier : PACKAGES[found] + own.slice(found.length);
}

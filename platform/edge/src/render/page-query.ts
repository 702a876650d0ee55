/** Parameters that no screen depends on: where a visit comes from. Part of a regular expression. */
export const OF_VISIT = 'src|campaign|utm_\\w+|fbclid|gclid';
const IS_OF_VISIT = new RegExp(`^(?:${OF_VISIT})$`);

/**
 * The parameters of a URL that its page may depend on, sorted by name. The browser reads its own
 * address in the same way (`ownQuery` of `shell/src/addresses/campaign.ts`).
 */
export function pageQuery(url: string): URLSearchParams {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start));
  for (const name of [...query.keys()]) if (IS_OF_VISIT.test(name)) query.delete(name);
  query.sort();
  return query;
}

/** The value of each parameter, when there are only these, each at most once; null otherwise. */
export function onlyParameters<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  const given = [...query];
  const isKnown = given.every(
    ([name], index) =>
      (names as readonly string[]).includes(name) && name !== given[index + 1]?.[0],
  );
  return isKnown ? (Object.fromEntries(given) as Partial<Record<Name, string>>) : null;
}

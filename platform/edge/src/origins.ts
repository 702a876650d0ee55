/** Origins of URLs, each once; paths of the page's own origin and missing values have none. */
export const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => (address === undefined ? [] : (originOf(address) ?? []))),
  ),
];

/** Origin of an address; undefined for a path on the page's own. */
export const originOf = (address: string): string | undefined =>
  /^https?:/.test(address) ? new URL(address).origin : undefined;

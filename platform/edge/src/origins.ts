/** Origins of URLs, each once; paths of the page's own origin and missing values have none. */
export const findOrigins = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => (address === undefined ? [] : (findOrigin(address) ?? []))),
  ),
];

/** Origin of an address; undefined for a path on the page's own. */
export const findOrigin = (address: string): string | undefined =>
  /^https?:/.test(address) ? new URL(address).origin : undefined;

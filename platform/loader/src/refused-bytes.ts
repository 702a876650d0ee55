/**
 * An `error` event of a script does not say why. When the answer itself was a good one, its bytes
 * were refused: they are not those whose hash was asked for.
 */
export function wereBytesRefused(url: string): boolean {
  const [timing] = performance
    .getEntriesByName(new URL(url, location.href).href, 'resource')
    .slice(-1);
  return timing !== undefined && 'responseStatus' in timing && timing.responseStatus === 200;
}

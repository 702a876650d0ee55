import type { PageDeclarations } from '@storefront/loader/page';

let isSaid = false;

/** Names the remotes that the shell declares, in the console of a developer, once per page. */
export function sayEarlier(declared: PageDeclarations): void {
  const earlier = Object.keys(declared).filter((name) => declared[name]?.isEarlier);
  if (isSaid || earlier.length === 0) return;
  isSaid = true;
  // eslint-disable-next-line no-console -- no part of the page
  console.info('Declared by the shell, as their builds have no declaration:', earlier.join(', '));
}

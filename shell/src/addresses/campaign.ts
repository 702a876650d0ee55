/** Parameters that say where a visit comes from; every other one is work for the application. */
const OF_CAMPAIGN = /^(?:src|campaign|utm_\w+|fbclid|gclid)$/;

/**
 * A query without the parameters of a campaign, sorted by name: what the page shows depends on it.
 * The edge names it in the same form (`platform/edge/src/render/page-query.ts`).
 */
export function ownQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (OF_CAMPAIGN.test(name)) query.delete(name);
  query.sort();
  return query.toString();
}

/** Whether a query has no parameter but those of a campaign: no table, no cart, no payment. */
export const isCampaignOnly = (search: string): boolean => ownQuery(search) === '';

/** What the application remembers of a campaign, once it has started (SHELL-04, SHELL-05). */
const REMEMBERED = ['src', 'campaign'] as const;

/**
 * Passes the campaign of this address on to a link that the customer presses before the application
 * has started: the next page reads it from its own address.
 */
export function passCampaignOn(isWaiting: () => boolean): void {
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !isWaiting() || link.origin !== location.origin) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    const [here, there] = [location, link].map(({ search }) => new URLSearchParams(search));
    const missing = REMEMBERED.filter((name) => here?.get(name) && !there?.has(name));
    for (const name of missing) there?.set(name, here?.get(name) ?? '');
    if (missing.length > 0) link.search = String(there);
  };
  addEventListener('click', onClick, { capture: true });
}

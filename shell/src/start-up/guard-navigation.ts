import type { PageConfig } from '@storefront/loader/page';
import type { SiteSettings } from '@storefront/shared-domain/contracts';

/** Where the restaurant's chat is. */
const CHAT = 'https://wa.me';

/**
 * Origins to which the storefront itself leads without a click: the chat, the page in which customers
 * sign in, and the pages in which they pay.
 */
export const listedOrigins = ({
  google,
  paymentOrigins = [],
}: Pick<PageConfig, 'paymentOrigins'> & Pick<SiteSettings, 'google'>): ReadonlySet<string> =>
  new Set([CHAT, ...(google ? [new URL(google.authUrl).origin] : []), ...paymentOrigins]);

/** What this module uses of the Navigation API; absent in some browsers. */
interface NavigationEvents {
  addEventListener(type: 'navigate', listener: (event: LeavingEvent) => void): void;
}
type LeavingEvent = Pick<NavigateEvent, 'cancelable' | 'userInitiated' | 'preventDefault'> & {
  readonly destination: Pick<NavigationDestination, 'url'>;
};

export interface GuardOptions {
  readonly listed: ReadonlySet<string>;
  /** Whether the customer confirms to leave for an origin. Called while the navigation waits. */
  readonly mayLeave: (origin: string) => boolean;
  readonly navigation?: NavigationEvents | undefined;
  /** Origin of the page. */
  readonly own?: string;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/**
 * Lets a script leave the storefront only for listed origins, and for others after a confirmation. A
 * click of the customer on a link leads anywhere. Added before any remote runs, so that no listener
 * of a remote comes first. Limits: docs/adr/0035-what-one-realm-guarantees.md.
 */
export function guardNavigation({
  listed,
  mayLeave,
  navigation = window.navigation as NavigationEvents | undefined,
  own = location.origin,
}: GuardOptions): void {
  navigation?.addEventListener('navigate', (event) => {
    if (event.userInitiated || !event.cancelable) return;
    const target = new URL(event.destination.url);
    if (!isWeb(target) || target.origin === own || listed.has(target.origin)) return;
    if (!mayLeave(target.origin)) event.preventDefault();
  });
}

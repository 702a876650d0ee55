import type { EarlyInput } from '../rendered/early-input';
import { isWaiting } from './start-failed';

const isNewer = (data: unknown): boolean =>
  (data as { readonly kind?: unknown } | null)?.kind === 'newer-page';

/**
 * Replaces a stored page, which the service worker has shown because the network was slow, once the
 * newer one is there: its restaurant or its composition has changed. A page that the customer has
 * touched stays; it leaves a revoked composition at the next navigation.
 */
export function replaceStoredPage(
  early: EarlyInput | null,
  reload = (): void => location.reload(),
): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNewer(data) && isWaiting() && early?.hasActed() === false) reload();
  });
}

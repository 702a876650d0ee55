/**
 * Result of sharing: passed to the device's dialog, dismissed by the customer, or `unshared`: there
 * is no dialog, or it failed.
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'unshared';

/** Offers a link to the device's share dialog. */
export async function share(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unshared';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unshared';
  }
}

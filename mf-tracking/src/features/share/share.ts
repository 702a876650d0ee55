/**
 * Result of sharing: passed to the device's dialog, copied to the clipboard, dismissed by the
 * customer, or failed.
 */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

async function copied(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed'; // forbidden, or an old browser without a clipboard
  }
}

/**
 * Offers a link to the device's share dialog; copies the link where there is no dialog or it fails.
 */
export async function share(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copied(link.url);
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'dismissed'
      : copied(link.url);
  }
}

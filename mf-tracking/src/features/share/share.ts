/**
 * What became of sharing: given to the device's own dialog, on the clipboard, given up by the
 * customer, or impossible.
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
 * Offers a link to the device's share dialog; where there is none, or it fails, copies the link.
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

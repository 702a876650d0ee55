import { loadIn } from './load';
import { newPage, openPage } from './open-page';

/**
 * A second visit of the same browser, whose service worker has stored the page. The worker's own
 * requests, which refresh what it stored, are not counted: they do not delay the page.
 */
export async function measureWarm(url: string, keyHash: string) {
  const first = await openPage({ keyHash, slow: 'nothing', worker: true });
  try {
    await loadIn(first, url);
    await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const second = await newPage(first.page.context(), 'phone');
    await first.page.close();
    const { vitals, requests } = await loadIn(second, url);
    const bytes = requests
      .filter(({ fromCache }) => !fromCache)
      .reduce((sum, request) => sum + request.bytes, 0);
    return { warmLcp: vitals.lcp ?? 0, warmBytes: bytes, warmCls: vitals.cls };
  } finally {
    await first.close();
  }
}

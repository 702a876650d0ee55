import { type CDPSession, type Page, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../lib/find-browser';
import { PHONE } from '../settings';

export interface OpenedPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

/** No address but this machine's can be reached: a stray request would be measured, and would differ from run to run. */
const ARGS = [
  ...BROWSER_ARGS,
  '--mute-audio', '--disable-extensions', '--disable-default-apps',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.rttMs,
    downloadThroughput: (PHONE.downKbit * 1000) / 8,
    uploadThroughput: (PHONE.upKbit * 1000) / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
}

/**
 * A new browser with nothing in its cache, as a phone; slowed down unless `full` speed is asked for. The certificate is
 * accepted by its key: after errors that are merely overlooked, a browser keeps nothing in its cache.
 */
export async function openPage({ keyHash, full = false }: { keyHash: string; full?: boolean }): Promise<OpenedPage> {
  const args = [...ARGS, `--ignore-certificate-errors-spki-list=${keyHash}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  const context = await browser.newContext({
    viewport: PHONE.viewport,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  if (!full) await throttle(cdp);
  return { page, cdp, close: () => browser.close() };
}

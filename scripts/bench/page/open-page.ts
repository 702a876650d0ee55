import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
} from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../lib/find-browser';
import { PHONE } from '../settings';

export interface OpenedPage {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

/**
 * No address but this machine's can be reached: a stray request would be measured, and would differ
 * from run to run.
 */
const ARGS = [
  ...BROWSER_ARGS,
  '--mute-audio',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

/** Throttling of the page: a phone's network and processor, its processor alone, none. */
export type Slow = 'phone' | 'processor' | 'nothing';

async function throttle(cdp: CDPSession, slow: Slow): Promise<void> {
  if (slow !== 'nothing')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  if (slow !== 'phone') return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.rttMs,
    downloadThroughput: (PHONE.downKbit * 1000) / 8,
    uploadThroughput: (PHONE.upKbit * 1000) / 8,
  });
}

/** Another page of a browser's context. */
export async function newPage(
  context: BrowserContext,
  slow: Slow,
): Promise<Pick<OpenedPage, 'page' | 'cdp'>> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  await throttle(cdp, slow);
  return { page, cdp };
}

/**
 * A new browser with an empty cache, emulating a phone; throttled by default. The certificate is
 * accepted by its key: if certificate errors are ignored instead, browsers cache nothing.
 */
export async function openPage({
  keyHash,
  slow = 'phone',
  worker = false,
}: {
  keyHash: string;
  slow?: Slow;
  /** Whether service workers may be registered: they serve later visits. */
  worker?: boolean;
}): Promise<OpenedPage> {
  const args = [...ARGS, `--ignore-certificate-errors-spki-list=${keyHash}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  const context = await browser.newContext({
    serviceWorkers: worker ? 'allow' : 'block',
    viewport: PHONE.viewport,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  const { page, cdp } = await newPage(context, slow);
  return { browser, page, cdp, close: () => browser.close() };
}

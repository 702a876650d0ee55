import type { BrowserContext, Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/lib/find-browser';
import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { navigate } from '../support/failed-remote';
import { awaitedLater } from '../support/awaited-later';

// The headless shell does not support notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser() ?? undefined, args: [...BROWSER_ARGS] },
});
test.setTimeout(120_000); // the worker is registered once the page is idle

/**
 * The test browser has no push service: a mock subscription replaces it, with generated keys of the
 * right format.
 */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: object | null = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      const p256dh = btoa(String.fromCharCode(...point))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '');
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      subscription = {
        endpoint,
        unsubscribe: async () => (subscription = null) === null,
        toJSON: () => ({ endpoint, keys: { p256dh, auth: 'AAECAwQFBgcICQoLDA0ODw' } }),
      };
      return subscription as PushSubscription;
    };
  });
}

const workerIsThere = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      { timeout: 30_000 },
    )
    .toBe('activated');
const answerOf = (page: Page) => page.evaluate(() => localStorage.getItem('push'));

/** Sends a message to the page's worker as its push service would. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations.forEach(({ registrationId }) => resolve(registrationId)),
    );
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

test.describe('with the permission', () => {
  test.beforeEach(async ({ context, page }) => {
    await context.grantPermissions(['notifications']);
    await standInForPushService(page);
  });

  test(
    '[SHELL-58] [OPEN-083] offered once after an order: yes registers this device, and the order ' +
      'turns them off',
    async ({ page, store, checkout, texts, expectAccessible }) => {
      await store.open();
      await workerIsThere(page);
      await openCheckout({ page, checkout });
      await checkout.choose('pix');
      const uuid = await checkout.placeOrder();
      const dialog = page.getByRole('dialog', { name: texts('shell:push.title') });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: texts('shell:push.no') })).toBeVisible();
      await expectAccessible('dialog[open]');
      const sent = awaitedLater(
        page.waitForRequest((request) => request.url().endsWith(`/api/order/${uuid}/push`)),
      );
      await dialog.getByRole('button', { name: texts('shell:push.turn-on') }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        language: 'pt-br',
        keys: { auth: 'AAECAwQFBgcICQoLDA0ODw' },
      });
      await expect(dialog).toBeHidden();
      expect(await answerOf(page)).toContain('"on"');

      await navigate(page, `/bella-napoli/track?token=${uuid}`);
      const setting = page.getByRole('switch', { name: texts('shell:push.title') });
      await expect(setting).toBeChecked();
      const ended = awaitedLater(
        page.waitForRequest((request) => request.url().endsWith(`/api/order/${uuid}/push/off`)),
      );
      await page.getByText(texts('shell:push.title'), { exact: true }).click();
      expect((await ended).postDataJSON()).toEqual({
        endpoint: expect.stringContaining('https://fcm.googleapis.com/') as unknown,
      });
      await expect(page.getByText(texts('shell:push.is-off'))).toBeVisible();
    },
  );

  test('the worker shows what is pushed and nothing else, and a press leads to the page of the order', async ({
    page,
    context,
    store,
  }) => {
    await store.open();
    await workerIsThere(page);
    await page.reload();
    // a message of the protocol, unlike one of a push service, does not wait for a worker that starts
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(() => undefined);
    await push(context, page, {
      title: 'Bella Napoli',
      body: 'Seu pedido está pronto.',
      url: '/bella-napoli/track?token=1',
      tag: 'order-1',
      icon: '/media/app-icons/bella-napoli/192.png',
    });
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(
          ({ title, body, tag }) => ({ title, body, tag }),
        ),
      );
    await expect
      .poll(shown)
      .toEqual([{ title: 'Bella Napoli', body: 'Seu pedido está pronto.', tag: 'order-1' }]);
    await push(context, page, {
      title: 'Bella Napoli',
      body: 'Seu pedido saiu para entrega.',
      url: '/bella-napoli/track?token=1',
      tag: 'order-1',
    });
    await expect
      .poll(shown)
      .toEqual([{ title: 'Bella Napoli', body: 'Seu pedido saiu para entrega.', tag: 'order-1' }]);
    await worker!.evaluate(async () => {
      const world = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow(url: string): Promise<unknown> };
        dispatchEvent(event: Event): boolean;
      };
      const addresses: string[] = [];
      world.clients.openWindow = async (url) => void addresses.push(url);
      const [notification] = await world.registration.getNotifications();
      const Touched = (
        globalThis as unknown as { NotificationEvent: new (name: string, init: object) => Event }
      ).NotificationEvent;
      world.dispatchEvent(new Touched('notificationclick', { notification }));
      Object.assign(globalThis, { opened: addresses });
    });
    await expect
      .poll(() => worker!.evaluate(() => (globalThis as unknown as { opened: string[] }).opened))
      .toEqual([`${new URL(page.url()).origin}/bella-napoli/track?token=1`]);
    await expect.poll(shown).toEqual([]);

    await push(context, page, { anything: 'else' });
    const addresses = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data }) => [
          title,
          data as unknown,
        ]),
      );
    // A message sent while the browser still finishes the previous one may be lost: it is sent
    // again.
    await expect(async () => {
      await push(context, page, {
        title: 'Bella Napoli',
        body: 'x',
        url: 'https://evil.example/',
        tag: 'order-2',
      });
      await expect.poll(addresses, { timeout: 3000 }).toEqual([['Bella Napoli', { url: '/' }]]);
    }).toPass();
  });
});

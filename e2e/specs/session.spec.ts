import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillLogin, nextToken } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import type { PageFailures } from '../support/page-failures';
import { CLIENT, PENDING_READS } from '../support/pending-reads';
import type { Texts } from '../support/texts';
import { awaitedLater } from '../support/awaited-later';

/** Sessions of customers named by the signed tokens in a text; the stamp of a visit names none. */
const sessionsIn = (text: string): string[] =>
  [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].flatMap(([, payload = '']) => {
    const content = Buffer.from(payload, 'base64url').toString();
    const { rid, sid } = JSON.parse(content) as { rid?: number; sid: string };
    return rid === undefined ? [] : sid;
  });

/** What the page stores of its login (ACCOUNT-04); null without one. */
const markerOf = (page: Page): Promise<string | null> =>
  page.evaluate(`(() => {
    const text = Object.entries(localStorage).find(([name]) => name.startsWith('token-'))?.[1];
    return text ? JSON.parse(text).value : null;
  })()`);

/** Returns the access token of the session. */
async function logIn(page: Page, texts: Texts): Promise<string> {
  const issued = nextToken(page);
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  const token = await issued;
  await expect.poll(() => markerOf(page)).not.toBeNull();
  return token;
}

/**
 * From now on the API rejects a token as if it had expired. Returns the paths of the calls with the
 * token and of those with another one, the number of refreshes, and a function that releases the
 * delayed refresh.
 */
async function endToken(
  page: Page,
  failures: PageFailures,
  token: string,
): Promise<{
  refused: readonly string[];
  resent: readonly string[];
  refreshes: () => number;
  release: () => void;
}> {
  const refused: string[] = [];
  const resent: string[] = [];
  let refreshes = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/auth/refresh-token')) {
      refreshes += 1;
      await held;
      return route.continue();
    }
    const bearer = await request.headerValue('authorization');
    const path = new URL(request.url()).pathname;
    if (bearer !== `Bearer ${token}`) {
      if (bearer !== null) resent.push(path);
      return route.continue();
    }
    refused.push(path);
    failures.allow({ method: request.method(), path, status: 401 });
    return route.fulfill({
      status: 401,
      json: { error: 'The session has expired', code: 'session_expired' },
    });
  });
  return { refused, resent, refreshes: () => refreshes, release };
}

test('[DOMAIN-105] [OPEN-080] an expired token is renewed once by cookie, and every waiting call is resent', async ({
  page,
  store,
  texts,
  failures,
}) => {
  await store.open('bella-napoli', 'login');
  const old = await logIn(page, texts);
  const badge = page.getByRole('link', { name: /R\$27,50/ });
  await expect(badge).toBeVisible();
  const marker = await markerOf(page);
  const seen = await endToken(page, failures, old);
  await badge.click();
  await expect.poll(() => seen.refreshes()).toBe(1); // the refused calls wait for it
  expect(seen.refused).not.toEqual([]);
  seen.release();
  await expect.poll(() => seen.resent).toEqual(expect.arrayContaining([...seen.refused]));
  await expect(
    page.getByRole('region', { name: texts('mf-account:cashback.balance') }),
  ).toContainText('R$27,50');
  expect(seen.refreshes()).toBe(1);
  expect(await markerOf(page)).toBe(marker);
});

test(
  '[ACCOUNT-04] [DOMAIN-107] [S13] [S14] no script reads a token, a reload requests one, once; ' +
    'ended elsewhere it is over',
  async ({ page, store, texts, context, api, failures }) => {
    failures.allow(...PENDING_READS, {
      method: 'POST',
      path: `${CLIENT}/refresh-token`,
      status: 401,
    });
    await store.open('bella-napoli', 'login?returnTo=%2Fcashback');
    const token = await logIn(page, texts);
    const logOut = page.getByRole('button', {
      name: texts('mf-account:log-out.button'),
      exact: true,
    });
    await expect(logOut).toBeVisible();
    const marker = await markerOf(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/public/client')) sent.push(new URL(request.url()).pathname);
    });
    const shown = ['/cashback/balance', '/cashback/extract'].map((path) =>
      awaitedLater(page.waitForResponse((response) => response.url().endsWith(path))),
    );
    await page.reload();
    await expect(logOut).toBeVisible();
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    expect(sent[0]).toBe(`${CLIENT}/refresh-token`);
    expect(sent.filter((path) => path.endsWith('/refresh-token'))).toHaveLength(1);
    expect(await markerOf(page)).toBe(marker);
    const device = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(sessionsIn(device)).toEqual([]);
    expect(sessionsIn(token)).toHaveLength(1);

    const cookie = (await context.cookies()).find(({ name }) => name === 'session-101');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const secret = cookie?.value.split('.').at(-1) ?? 'none';
    expect(await page.evaluate('document.cookie')).not.toContain('session-');
    expect(
      await page.evaluate(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, ' +
          'document.documentElement.outerHTML])',
      ),
    ).not.toContain(secret);

    await Promise.all(shown); // a pending call at the end of the session would be rejected, too
    const ended = await api.post(`${CLIENT}/log-out`, {
      data: {},
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(200);
    await page.reload();
    await expect(page.getByText(texts('mf-account:sign-in.title'))).toBeVisible();
    expect(await markerOf(page)).toBeNull();
  },
);

test(
  '[F29] [S14] [ACCOUNT-05] a login in one tab is one in the other; a log-out without a connection ' +
    'ends both at once',
  async ({ page, store, texts, context, api }) => {
    const logOut = (tab: Page) =>
      tab.getByRole('button', { name: texts('mf-account:log-out.button'), exact: true });
    const other = await context.newPage();
    await other.goto('/bella-napoli/cashback');
    await expect(other.getByText(texts('mf-account:sign-in.title'))).toBeVisible();
    await store.open('bella-napoli', 'login?returnTo=%2Fcashback');
    const token = await logIn(page, texts);
    await expect(logOut(other)).toBeVisible(); // without a reload
    await other.reload();
    await expect(logOut(other)).toBeVisible();
    expect(await markerOf(other)).toBe(await markerOf(page));

    await logOut(page).click();
    await context.setOffline(true);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: texts('mf-account:log-out.button'), exact: true })
      .click();
    await expect.poll(() => markerOf(page)).toBeNull();
    await expect(other.getByText(texts('mf-account:sign-in.title'))).toBeVisible();
    const asCustomer = () => api.get(CLIENT, { headers: { authorization: `Bearer ${token}` } });
    expect((await asCustomer()).status()).toBe(200);
    // and on the server with the next connection
    await context.setOffline(false);
    await expect.poll(async () => (await asCustomer()).status()).toBe(401);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('session-101');
  },
);

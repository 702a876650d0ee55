import type { APIRequestContext, Page } from '@playwright/test';
import { freshEmail, NEW_PASSWORD } from './demo-accounts';
import type { Texts } from './texts';

export { fillLogin } from '../pages/login';

export type NewAccount = { name: string; email: string; password: string; repeat: string };

/** Fills the form of a new account and blurs its last field. */
export async function fillRegister(
  page: Page,
  texts: Texts,
  { name, email, password, repeat }: NewAccount,
): Promise<void> {
  await page.getByRole('textbox', { name: texts('mf-account:field.name') }).fill(name);
  await page.getByRole('textbox', { name: texts('mf-account:field.email') }).fill(email);
  await page.getByLabel(texts('mf-account:field.new-password'), { exact: true }).fill(password);
  await page.getByLabel(texts('mf-account:field.repeat-password'), { exact: true }).fill(repeat);
  await page.getByLabel(texts('mf-account:field.repeat-password'), { exact: true }).blur();
}

/** A new unique customer, created without a page; `token` is valid for a quarter of an hour. */
export async function freshCustomer(
  api: APIRequestContext,
  restaurantId = 101,
  name = 'Ana Lima',
): Promise<{ email: string; password: string; token: string }> {
  const email = freshEmail();
  const answer = await api.post(`/api/restaurant/${restaurantId}/public/client`, {
    data: { email, name, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
  });
  const { token } = (await answer.json()) as { token: string };
  return { email, password: NEW_PASSWORD, token };
}

/** The access token that the next login of this page receives. */
export async function nextToken(page: Page): Promise<string> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith('/public/client/auth') && response.request().method() === 'POST',
  );
  return ((await answer.json()) as { token: string }).token;
}

/** The values stored in this browser under a key of any restaurant, e.g. of `token`. */
export const stored = (page: Page, key: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      Object.entries(localStorage)
        .filter(([full]) => full.startsWith(`${name}-`))
        .map(([, text]) => (JSON.parse(text) as { value: unknown }).value),
    key,
  );

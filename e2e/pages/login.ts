import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

/** Fills the login form that is open, on its page or in its dialog, and sends it by Enter. */
export async function fillLogin<L extends LocatorLike<L>>(
  page: PageLike<L>,
  texts: Texts,
  email: string,
  password: string,
): Promise<void> {
  await page.getByRole('textbox', { name: texts('mf-account:field.email') }).fill(email);
  const secret = page.getByLabel(texts('mf-account:field.password'), { exact: true });
  await secret.fill(password);
  await secret.press('Enter');
}

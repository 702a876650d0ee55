import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';

test.describe('the screens of an account have no barrier', () => {
  test('login, its dialog and its steps', async ({ page, store, texts, expectAccessible }) => {
    await store.open('bella-napoli', 'login');
    await expect(
      page.getByRole('heading', { level: 1, name: texts('mf-account:login.title') }),
    ).toBeVisible();
    await expectAccessible('main');
    await store.open('bella-napoli', 'forgot-password');
    await expect(
      page.getByRole('heading', { level: 1, name: texts('mf-account:forgot.title') }),
    ).toBeVisible();
    await expectAccessible('main');
    await store.open('bella-napoli', 'register');
    await expect(
      page.getByRole('button', { name: texts('mf-account:register.submit') }),
    ).toBeDisabled();
    await expectAccessible('main');
    await store.open('bella-napoli', 'reset-password?token=some');
    await expect(
      page.getByRole('heading', { level: 1, name: texts('mf-account:reset.title') }),
    ).toBeVisible();
    await expectAccessible('main');
    await store.open('bella-napoli', 'reset-password');
    await expect(page.getByRole('alert')).toContainText(texts('mf-account:reset.expired'));
    await expectAccessible('main');
    await store.open('bella-napoli');
    await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
    await expect(
      page.getByRole('dialog').getByRole('textbox', { name: texts('mf-account:field.email') }),
    ).toBeFocused();
    await expectAccessible('dialog[open]');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts('mf-account:login.forgot') })
      .click();
    await expectAccessible('dialog[open]');
  });

  test('cashback, prizes, cards, orders and the question before a log-out', async ({
    page,
    store,
    texts,
    expectAccessible,
  }) => {
    await store.open('bella-napoli', 'login?returnTo=%2Fcashback');
    await fillLogin(page, texts, DEMO.rich, DEMO.password);
    await expect(
      page
        .getByRole('list', { name: texts('mf-account:statement.title') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expectAccessible('main');
    await store.open('bella-napoli', 'prizes');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Tiramisù' })
      .getByRole('button')
      .first()
      .click();
    await expectAccessible('main');
    for (const [path, title] of [
      ['credit-cards', 'cards.title'],
      ['orders', 'orders.title'],
    ] as const) {
      await store.open('bella-napoli', path);
      await expect(
        page.getByRole('heading', { level: 1, name: texts(`mf-account:${title}`) }),
      ).toBeVisible();
      await expectAccessible('main');
    }
    await page
      .getByRole('button', { name: texts('mf-account:log-out.button'), exact: true })
      .click();
    await expectAccessible('dialog[open]');
  });
});

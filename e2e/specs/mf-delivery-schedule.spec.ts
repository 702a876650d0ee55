import { formatDate } from '@storefront/shared-domain/rules';
import { expect, test } from '../fixtures';
import { openDelivery } from '../support/at-address';

const DIALOG = 'dialog[open]';

test.slow(); // four scans

test(
  '[SHELL-20] [SCHEDULE-02] [SCHEDULE-07] [SCHEDULE-08] by keyboard, accessible: a time is chosen, ' +
    'changed, cleared',
  async ({ page, delivery, texts, expectAccessible }) => {
    const text = (key: string): string => texts(`mf-delivery:schedule.${key}`);
    const link = (key: string) => page.getByRole('link', { name: text(key) });
    await openDelivery(page, { products: ['Cannoli Siciliano'], type: 'balcony' });
    await delivery.next();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expectAccessible('main');
    await delivery.fillCustomer();
    // the arrow keys go through the choices without opening anything; Space opens the times
    await delivery.when('now').focus();
    await page.keyboard.press('ArrowDown');
    await expect(delivery.when('later')).toBeChecked();
    await expect(delivery.times()).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/delivery\/schedule$/);
    await expect(delivery.hours().first()).toHaveAccessibleName(/\d\d:\d\d - \d\d:\d\d$/);
    await expect(delivery.days()).toHaveCount(7);
    await expectAccessible(DIALOG);

    await delivery.days().nth(2).check();
    await delivery
      .times()
      .getByRole('button', { name: texts('domain:action.confirm') })
      .click();
    await expect(
      delivery
        .times()
        .getByRole('status')
        .filter({ hasText: text('time-missing') }),
    ).toBeVisible();
    await expect(delivery.hours().first()).toBeFocused();
    await delivery.hours().nth(3).check();
    const chosen = await delivery.hours().nth(3).inputValue();
    await delivery.confirmTime();
    await expect(delivery.when('later')).toBeFocused();
    await expect(
      page.getByRole('region', { name: texts('mf-delivery:when.title'), exact: true }),
    ).toContainText(formatDate(chosen, null));

    await link('change-label').click();
    await expect(delivery.hours().nth(3)).toBeChecked();
    await delivery.days().nth(4).check();
    await page.keyboard.press('Escape');
    await expect(link('change-label')).toHaveCount(0);
    await expect(link('choose-label')).toBeFocused();
    await delivery.next();
    await expect(
      page.getByRole('alert').filter({ hasText: texts('mf-delivery:step.problem.time') }),
    ).toBeVisible();
    await expect(link('choose-label')).toBeFocused();

    await delivery.type('delivery').click();
    await expect(
      page.getByRole('dialog', { name: texts('mf-delivery:min-value.title') }),
    ).toBeVisible();
    await expectAccessible(DIALOG);
  },
);

import { formatDate } from '@storefront/shared-domain/rules';
import { expect, test } from '../fixtures';
import { openDelivery } from '../support/at-address';
import { openCheckout, refuseOrders } from '../support/at-checkout';

const HOUR_MS = 3_600_000;

test('[SHELL-20] [SCHEDULE-02] [SCHEDULE-07] [SCHEDULE-08] Schedule Order shows, changes and clears a time', async ({
  page,
  delivery,
  texts,
}) => {
  const text = (key: string): string => texts(`mf-delivery:schedule.${key}`);
  const link = (key: string) => page.getByRole('link', { name: text(key) });
  await openDelivery(page, { type: 'balcony' });
  await delivery.fillCustomer();
  await delivery.when('later').click();
  await expect(page).toHaveURL(/\/delivery\/schedule$/);
  await expect(delivery.hours().first()).toHaveAccessibleName(/\d\d:\d\d - \d\d:\d\d$/);
  await expect(delivery.days()).toHaveCount(7);

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
});

test('[SCHEDULE-02] the arrow keys go through the choices without opening anything; Space opens the times', async ({
  page,
  delivery,
}) => {
  await openDelivery(page, { type: 'balcony' });
  await delivery.when('now').focus();
  await page.keyboard.press('ArrowDown');
  await expect(delivery.when('later')).toBeChecked();
  await expect(delivery.times()).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(delivery.times()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(delivery.when('later')).toBeFocused();
});

test('[SCHEDULE-07] a time that passes while the page is open is removed, and another one is required', async ({
  page,
  delivery,
  texts,
}) => {
  await page.clock.install();
  await openDelivery(page, { type: 'balcony' });
  await delivery.fillCustomer();
  await delivery.when('later').click();
  await delivery.hours().first().check();
  await delivery.confirmTime();
  await page.clock.setSystemTime(Date.now() + 48 * HOUR_MS);
  // after this time without input the page first shows the idle dialog
  await page.keyboard.press('Shift');
  const idle = page.getByRole('dialog', { name: texts('shell:idle.title') });
  await idle.getByRole('button', { name: texts('domain:action.close') }).click();
  await expect(idle).toHaveCount(0);
  await delivery.next();
  const words = [
    texts('mf-delivery:schedule.withdrawn.later'),
    texts('mf-delivery:step.problem.time'),
  ];
  await expect(
    page.getByRole('radiogroup', { name: texts('mf-delivery:schedule.question') }),
  ).toHaveAccessibleDescription(new RegExp(words.join('|')));
  await expect(
    page.getByRole('link', { name: texts('mf-delivery:schedule.choose-label') }),
  ).toBeFocused();
  await expect(
    page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') }),
  ).toHaveValue('Marina Alves');
});

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[OPEN-100] the days and hours are those of the restaurant', async ({
    page,
    delivery,
    texts,
  }) => {
    // 20:00 at the restaurant, the next morning on the device
    const restaurant = { country: 'BR', timezone: 'America/Sao_Paulo' };
    const instant = new Date(`${new Date().toISOString().slice(0, 10)}T23:00:00Z`);
    await page.clock.setFixedTime(instant);
    await openDelivery(page, { type: 'balcony' });
    await delivery.when('later').click();
    await expect(delivery.days().first()).toHaveAccessibleName(
      new RegExp(
        `^${texts('mf-delivery:schedule.today')}, .*${formatDate(instant.toISOString(), restaurant)}`,
      ),
    );
    // twenty minutes to prepare
    await expect(delivery.hours().first()).toHaveAccessibleName(/ 20:30 - 21:00$/);
  });
});

test('[ERRORS-11] a time that the API rejects leads back to the choice, and nothing else is lost', async ({
  page,
  delivery,
  checkout,
  failures,
  texts,
}) => {
  await openCheckout({ page, checkout });
  await page.getByRole('link', { name: texts('mf-checkout:schedule.change-label') }).click();
  await delivery.when('later').click();
  await delivery.days().nth(1).check();
  await delivery.hours().first().check();
  await delivery.confirmTime();
  await delivery.next();
  await refuseOrders({ page, failures }, 422, {
    error: 'Scheduled time beyond limit or passed',
    code: 'schedule_passed',
    path: 'details.scheduleTo',
  });
  await checkout.choose('pix');
  await checkout.confirmButton().click();
  const refused = page.getByRole('alertdialog');
  await expect(refused).toContainText(texts('domain:order-error.schedule-passed.message'));
  await refused.getByRole('button', { name: texts('mf-checkout:failure.choose-time') }).click();
  await expect(page).toHaveURL(/\/delivery\/schedule$/);
  await delivery.hours().nth(1).check();
  await delivery.confirmTime();
  await expect(
    page.getByRole('textbox', { name: texts('mf-delivery:customer.label.name') }),
  ).toHaveValue('Marina Alves');
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
});

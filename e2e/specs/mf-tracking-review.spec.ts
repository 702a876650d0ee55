import { expect, test } from '../fixtures';
import { navigate } from '../support/failed-remote';
import { advanceTo, placeDelivery } from '../support/placed-delivery';
import { beDevice } from '../support/placed-order';
import { awaitedLater } from '../support/awaited-later';

const REVIEW = /\/api\/order\/[\w-]+\/review$/;

test.slow(); // four scans

test(
  '[TRACKING-04] [TRACKING-05] [API-11] [OPEN-022] [SHELL-28] a review by keyboard, accessible, ' +
    'opened once by the end',
  async ({ page, api, store, advance, texts, failures, expectAccessible }) => {
    failures.allow({
      method: 'GET',
      path: '/api/restaurant/journey-orders/get-by-order-uuid',
      status: 404,
      times: 3,
      isOptional: true,
    }); // the delivery may end before its route is read
    const { uuid, device } = await placeDelivery(api, { askReview: true });
    await beDevice(page, device);
    await advanceTo(api, uuid, 'DISPATCHED');
    await store.open('bella-napoli', `track?token=${uuid}`);
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    await advance(uuid);
    const dialog = page.getByRole('dialog');
    const stars = dialog.getByRole('radio');
    await expect(stars).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const open = page.getByRole('button', { name: texts('mf-tracking:review.open') });
    await open.click();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.press('Enter');
    await expectAccessible('dialog[open]');
    for (const star of await stars.all()) {
      const box = await star.locator('xpath=..').boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await stars.nth(2).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(
      dialog.getByRole('radio', { name: texts('mf-tracking:review.star', { count: 4 }) }),
    ).toBeChecked();
    await dialog.getByRole('textbox').fill('Chegou quente');
    const sent = awaitedLater(page.waitForRequest(REVIEW));
    await dialog.getByRole('button', { name: texts('mf-tracking:review.send') }).click();
    expect((await sent).postDataJSON()).toEqual({ ratingAvg: 4, ratingNote: 'Chegou quente' });
    await expect(dialog).toContainText(texts('mf-tracking:review.sent.title'));
    await expectAccessible('dialog[open]');
    await page.reload();
    const card = page.getByRole('region', { name: texts('mf-tracking:review.label'), exact: true });
    await expect(card).toContainText('Chegou quente');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible('main');
    await navigate(page, `/bella-napoli/rate-order?token=${uuid}`);
    await expect(page).toHaveURL(/rate-order/);
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Chegou quente');
    await expectAccessible('main');
  },
);

import { expect, test } from '../fixtures';
import { openAddressDialog } from '../support/at-address';

const SEARCH = /\/photon\/v2\/geocode$/;

test('[DELIVERY-50] [DELIVERY-52] from the third letter on streets are offered; the keyboard alone takes one', async ({
  page,
  texts,
}) => {
  const field = (key: string): string => texts(`mf-delivery:address-form.${key}`);
  const queries: string[] = [];
  page.on('request', (request) => {
    if (SEARCH.test(request.url()))
      queries.push((request.postDataJSON() as { query: string }).query);
  });
  const dialog = await openAddressDialog(page, texts, { use_photon: true });
  const street = dialog.getByRole('combobox', { name: field('street') });
  await expect(street).toHaveAccessibleDescription(field('street-search-hint'));
  await street.focus();
  await page.keyboard.type('harmon');
  await expect(dialog.getByRole('option', { name: /^rua harmonia/ })).toBeVisible();
  expect(queries.at(-1)).toBe('harmon');
  expect(queries.filter((query) => query.length < 3)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue('Rua Harmonia');
  await expect(dialog.getByRole('textbox', { name: field('number') })).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: field('city') })).toHaveValue('São Paulo');
  await expect(dialog.getByRole('combobox', { name: field('zone') })).toHaveValue('Vila Madalena');
  await page.keyboard.type('120');
  await expect(dialog).toContainText('R$4,90');
});

for (const [width, height, keyboard] of [
  [390, 844, 336],
  [320, 640, 260],
] as const)
  test(`the lists of the address end above the footer and the keyboard at ${width}×${height}`, async ({
    page,
    texts,
  }) => {
    const field = (key: string): string => texts(`mf-delivery:address-form.${key}`);
    await page.setViewportSize({ width, height });
    const dialog = await openAddressDialog(page, texts, { use_photon: true });
    // a keyboard covers the lower part of the window and does not resize it
    await page.evaluate(
      (visible) => Object.defineProperty(window.visualViewport!, 'height', { get: () => visible }),
      height - keyboard,
    );
    const footer = (await dialog
      .getByRole('button', { name: field('confirm'), exact: true })
      .boundingBox())!;
    for (const [name, letters] of [
      ['city', ''],
      ['street', 'rua'],
      ['zone', ''],
    ] as const) {
      const box = dialog.getByRole('combobox', { name: field(name) });
      await box.click();
      if (letters !== '') await box.fill(letters);
      const list = dialog.getByRole('listbox').filter({ visible: true });
      await expect(list.getByRole('option').first()).toBeVisible();
      const at = (await list.boundingBox())!;
      const input = (await box.boundingBox())!;
      expect(at.y + at.height, name).toBeLessThanOrEqual(Math.min(height - keyboard, footer.y));
      expect(at.height, name).toBeGreaterThanOrEqual(90);
      expect(input.y, name).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Tab');
    }
  });

import { expect, test } from '../fixtures';
import { openAddressDialog } from '../support/at-address';

/** Phones, and the height of their keyboards. */
const PHONES = [
  { width: 390, height: 844, keyboard: 336 },
  { width: 320, height: 640, keyboard: 260 },
] as const;

test('[DELIVERY-50] [DELIVERY-52] the keyboard takes a street; the lists end above the footer and a keyboard', async ({
  page,
  texts,
}) => {
  const field = (key: string): string => texts(`mf-delivery:address-form.${key}`);
  const dialog = await openAddressDialog(page, texts, { use_photon: true });
  const street = dialog.getByRole('combobox', { name: field('street') });
  await expect(street).toHaveAccessibleDescription(field('street-search-hint'));
  const confirm = dialog.getByRole('button', { name: field('confirm'), exact: true });
  for (const { width, height, keyboard } of PHONES) {
    await page.setViewportSize({ width, height });
    // a keyboard covers the lower part of the window and does not resize it
    await page.evaluate(
      (visible) =>
        Object.defineProperty(window.visualViewport!, 'height', {
          configurable: true,
          get: () => visible,
        }),
      height - keyboard,
    );
    const footer = (await confirm.boundingBox())!;
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
      const where = `${name}, ${width}×${height}`;
      expect(at.y + at.height, where).toBeLessThanOrEqual(Math.min(height - keyboard, footer.y));
      expect(at.height, where).toBeGreaterThanOrEqual(90);
      expect(input.y, where).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Tab');
    }
    await street.fill('');
  }

  await street.focus();
  await page.keyboard.type('harmon');
  await expect(dialog.getByRole('option', { name: /^rua harmonia/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue('Rua Harmonia');
  await expect(dialog.getByRole('textbox', { name: field('number') })).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: field('city') })).toHaveValue('São Paulo');
  await expect(dialog.getByRole('combobox', { name: field('zone') })).toHaveValue('Vila Madalena');
  await page.keyboard.type('120');
  await expect(dialog).toContainText('R$4,90');
});

import { expect, test } from '../fixtures';
import { openWizard } from '../support/at-wizard';
import { tabTo } from '../support/tab-to';

test.use({ locale: 'en-US' });
// The waits of the rows add up: 1 s for each search, 1.7 s for each move of the map.
test.describe.configure({ timeout: 60_000 });

test('[DELIVERY-51] [DELIVERY-53] [DELIVERY-41] the whole wizard by keyboard alone', async ({ page, store, delivery, wizard, texts }) => {
  const add = texts('mf-delivery:address.add');
  await openWizard({ page, store, delivery, wizard, texts });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: add })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, wizard.text('search'), 'combobox');
  await page.keyboard.type('berry street 120');
  await expect(page.getByText(/\d+ address(es)? found/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(wizard.hits().first()).toHaveAttribute('aria-selected', 'true');
  await expect(wizard.search()).toHaveAttribute('aria-activedescendant', (await wizard.hits().first().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');

  await expect(wizard.heading('confirmation-map')).toBeFocused();
  await tabTo(page, wizard.text('map'), 'application');
  const resolved = page.waitForResponse((response) => response.url().includes('/reverse-geocode'));
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(wizard.text('resolving'))).toBeVisible();
  await expect(wizard.button('confirm-location')).toBeDisabled();
  await resolved;
  await expect(wizard.button('confirm-location')).toBeEnabled();
  await tabTo(page, wizard.text('confirm-location'), 'button');
  await page.keyboard.press('Enter');

  await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
  await tabTo(page, wizard.text('not-mine'), 'button');
  await page.keyboard.press('Enter');
  await expect(wizard.field('street')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Berry Court');
  await tabTo(page, texts('mf-delivery:address-form.confirm'), 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: texts('mf-delivery:address.title') })).toContainText('Berry Court');
  await expect(page.getByRole('button', { name: texts('mf-delivery:address.edit-label') })).toBeFocused();
});

test('[DELIVERY-54] [DELIVERY-55] [DELIVERY-56] [DELIVERY-58] [DELIVERY-60] [DELIVERY-61] [CONFLICTS-14] the form says what it lacks, and CONFIRM waits for it @desktop', async ({
  page, store, delivery, wizard, texts, expectAccessible,
}) => {
  await openWizard({ page, store, delivery, wizard, texts }, 'photon', {
    reference_is_mandatory: true, street_number_is_mandatory: false, deliveryCities: [{ name: 'Queens', zones: [] }, { name: 'Hoboken', zones: [] }],
  });
  await wizard.search().fill('berry street 120');
  await wizard.hits().first().click();
  await wizard.button('confirm-location').click();
  await expect(wizard.confirmForm()).toBeDisabled();
  await expect(wizard.field('street')).toHaveCount(0);

  const told = (text: string) => page.getByRole('dialog').getByText(text, { exact: true });
  await wizard.field('city').focus();
  await wizard.field('number').fill('');
  await wizard.field('reference').focus();
  await wizard.field('complement').focus();
  await expect(told('City is Required')).toBeVisible();
  await expect(told('Number is required.')).toBeVisible();
  await expect(told('Reference is required.')).toBeVisible();
  await expectAccessible();

  await wizard.field('city').selectOption('Queens');
  await wizard.field('reference').fill('beside the bakery');
  for (const [number, fits] of [['196', false], ['195', true], ['44', false], ['45', true], ['S/N', false], ['-5', false], ['120B', true]] as const) {
    await wizard.field('number').fill(number);
    await expect(told('Invalid number')).toHaveCount(fits ? 0 : 1);
    await expect(wizard.confirmForm()).toBeEnabled({ enabled: fits });
  }
  await expect(wizard.field('number')).toHaveAttribute('maxlength', '10');
});

test.describe('with the geocoder down', () => {
  test('[ERRORS-32] [ERRORS-33] the search says so, the map leads on, and the street is typed', async ({ page, store, delivery, wizard, texts, pageErrors, expectAccessible }) => {
    pageErrors.expect(/503|Failed to load resource/);
    await page.route(/\/photon\/v2\/geocode|\/reverse-geocode/, (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.search().fill('berry street 120');
    await expect(page.getByRole('alert').getByText('Address not found.', { exact: true })).toBeVisible();
    await expectAccessible();
    await wizard.button('search-on-map').click();
    await expect(wizard.heading('search-and-confirmation-map')).toBeFocused();
    await expect(page.getByText(wizard.text('address-failed'))).toBeVisible();
    await wizard.search().fill('berry street 121');
    await expect(page.getByRole('alert').getByText('Nenhum endereço encontrado. Tente refinar sua busca.')).toBeVisible();
    await page.keyboard.press('Escape');
    await wizard.button('confirm-location').click();
    await expect(wizard.heading('confirmation-address-map-and-form')).toBeFocused();
    await expect(wizard.confirmForm()).toBeDisabled();
    await wizard.field('street').fill('Berry Street');
    await wizard.field('number').fill('9999');
    await wizard.confirmForm().click();
    await expect(page.getByRole('region', { name: texts('mf-delivery:address.title') })).toContainText('Berry Street, 9999');
  });

  test('trying again finds what the first try could not', async ({ page, store, delivery, wizard, texts, pageErrors }) => {
    pageErrors.expect(/503|Failed to load resource/);
    await page.route('**/photon/v2/geocode', (route) => route.fulfill({ status: 503, json: { error: 'down' } }), { times: 1 });
    await openWizard({ page, store, delivery, wizard, texts });
    await wizard.search().fill('berry street 120');
    const dialog = wizard.dialog('auto-complete-address');
    await dialog.getByRole('button', { name: texts('domain:action.retry') }).click();
    await expect(wizard.hits().first()).toContainText('berry street, 120');
    await expect(wizard.search()).toHaveValue('berry street 120');
  });
});

test('[DELIVERY-40] [ERRORS-29] a fee that cannot be calculated: told, nothing typed is lost, and another try confirms it', async ({
  page, store, delivery, wizard, texts, pageErrors,
}) => {
  pageErrors.expect(/500|Failed to load resource/);
  await openWizard({ page, store, delivery, wizard, texts });
  await wizard.search().fill('berry street 120');
  await wizard.hits().first().click();
  const fail = () => page.route('**/restaurant/deliveryfees', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { error: 'boom' } }) : route.fallback()), { times: 1 });
  await fail();
  await wizard.button('confirm-location').click();
  await expect(store.toast('Error trying to calculate delivery fee.')).toBeVisible();
  await expect(wizard.heading('confirmation-map')).toBeVisible();
  await wizard.dialog('confirmation-map').getByRole('button', { name: texts('domain:action.retry') }).click();
  await wizard.field('complement').fill('Apt 4');
  await fail();
  await wizard.confirmForm().click();
  await expect(store.toast('Error trying to calculate delivery fee.').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  await expect(wizard.field('complement')).toHaveValue('Apt 4');
  await wizard.confirmForm().click();
  await expect(page.getByRole('region', { name: texts('mf-delivery:address.title') })).toContainText('Apt 4');
});

test('[ERRORS-26] outside the area after the form: a warning, then the wizard begins anew', async ({ page, store, delivery, wizard, texts }) => {
  await openWizard({ page, store, delivery, wizard, texts });
  await wizard.search().fill('berry street 120');
  await wizard.hits().first().click();
  await wizard.button('confirm-location').click();
  await expect(wizard.heading('confirmation-address-map-and-form')).toBeVisible();
  await page.route('**/restaurant/deliveryfees', (route) => (route.request().method() === 'POST' ? route.fulfill({ json: { found: true, delivery: false, deliveryFee: 0 } }) : route.fallback()));
  await wizard.confirmForm().click();
  const warning = page.getByRole('alertdialog', { name: 'Warning!' });
  await expect(warning).toContainText('Unfortunately your address is not in our delivery area :(');
  await warning.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
  await expect(wizard.search()).toHaveValue('');
});

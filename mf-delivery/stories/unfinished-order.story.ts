import { type Customer, defineExchange } from '@storefront/compositions/story';
import { openWithDish } from '../../e2e/pages/stored-dish';

/** What is typed into the delivery page, by `autocomplete`. */
const TYPED = { name: 'Marina Alves', tel: '11987654321' } as const;
const CHOSEN = ['Catupiry', 'Napoletana'] as const;
const PIZZA = '/bella-napoli/pizza?product=grande';

/** In ms; drafts are stored a moment after the last key. */
const STORING_MS = 1_500;
/** How often a page is read that shows no draft yet: 5 s. */
const READS = 25;
const READ_MS = 200;

/** Types the customer's data, chooses pickup, and begins a pizza. */
async function begin({ page }: Customer): Promise<void> {
  await openWithDish(page, 'delivery', {
    restaurant: 'bella-napoli',
    name: 'Bruschetta al Pomodoro',
    deliveryType: 'balcony',
  });
  await page.locator('input[type=radio][value=balcony]').check();
  for (const [name, text] of Object.entries(TYPED))
    await page.locator(`input[autocomplete=${name}]`).first().fill(text);
  await page.waitForTimeout(STORING_MS);
  await page.goto(PIZZA);
  for (const name of CHOSEN)
    await page
      .getByRole('radio', { name, exact: true })
      .check()
      .catch(() => undefined); // a builder that ignores clicks is a finding of its story
  await page.waitForTimeout(STORING_MS);
}

/** Reads the page until it shows what is wanted, or has had the time for it. */
async function settled(
  { page }: Customer,
  wanted: string,
  read: () => Promise<string>,
): Promise<string> {
  for (let reads = 0; ; reads += 1) {
    const shown = await read();
    if (shown === wanted || reads === READS) return shown;
    await page.waitForTimeout(READ_MS);
  }
}

async function readOrder(customer: Customer): Promise<string> {
  const { page } = customer;
  await page.goto('/bella-napoli/delivery');
  await page.locator('input[autocomplete=tel]').first().waitFor();
  const valueOf = (name: string) =>
    page.locator(`input[autocomplete=${name}]`).first().inputValue();
  const pickup = page.locator('input[type=radio][value=balcony]:checked');
  const data = await settled(customer, `${TYPED.name}, ${TYPED.tel}, pickup 1`, async () => {
    const tel = (await valueOf('tel')).replace(/\D/g, '');
    return `${await valueOf('name')}, ${tel}, pickup ${await pickup.count()}`;
  });
  await page.goto(PIZZA);
  await page
    .getByRole('radio', { name: CHOSEN[0], exact: true })
    .waitFor()
    .catch(() => undefined);
  const chosen = page.locator('main input[type=radio]:checked');
  const options = await settled(customer, String(CHOSEN.length), async () =>
    String(await chosen.count()),
  );
  return `${data}, options ${options}`;
}

export default defineExchange({
  needs: ['mf-pizza-builder'],
  what: 'an unfinished order',
  write: begin,
  read: readOrder,
});

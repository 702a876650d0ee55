import type { FrameLocator, Page } from '@playwright/test';
import type { Texts } from './texts';

/** Test cards of the sandbox; each number has a fixed result. */
export const SANDBOX_CARD = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  erased: '4000000000000069',
  wrongCvv: '000',
} as const;

/** The card's own document in the dialog that is open. */
export const cardFrame = (page: Page, texts: Texts): FrameLocator =>
  page.getByRole('dialog').frameLocator(`iframe[title="${texts('mf-checkout:add-card.form')}"]`);

/** The document with the CVV field of a stored card. */
export const cvvFrame = (page: Page, texts: Texts): FrameLocator =>
  page.getByRole('dialog').frameLocator(`iframe[title="${texts('mf-checkout:wallet.cvv-form')}"]`);

export type TypedCard = { number?: string; ccv?: string; nickname?: string };

/** The first stage of a new card, with Next pressed; returns its document. */
export async function fillFirstStage(
  page: Page,
  texts: Texts,
  { number = SANDBOX_CARD.approved, ccv = '123', nickname = 'Do dia a dia' }: TypedCard = {},
): Promise<FrameLocator> {
  const frame = cardFrame(page, texts);
  const field = (key: string) => frame.getByRole('textbox', { name: texts(`card-form:${key}`) });
  await field('card.number').fill(number);
  await field('card.holder-name').fill('Ana Souza');
  await field('card.expiry').fill('12/39');
  await field('card.ccv').fill(ccv);
  await field('card.nickname').fill(nickname);
  await frame.getByRole('button', { name: texts('card-form:next') }).click();
  return frame;
}

/** Both stages of a new card of a Brazilian restaurant, up to Finish, which is not pressed. */
export async function fillCard(page: Page, texts: Texts, card?: TypedCard): Promise<FrameLocator> {
  const frame = await fillFirstStage(page, texts, card);
  const field = (key: string) => frame.getByRole('textbox', { name: texts(`card-form:${key}`) });
  await field('holder.name').fill('Ana Souza');
  await field('holder.email').fill('ana@demo.example');
  await field('holder.phone-brazil').fill('11987654321');
  await field('holder.cpf-cnpj').fill('52998224725');
  await field('holder.cep').fill('01310100');
  await field('holder.address-number').fill('100');
  return frame;
}

/** Finishes the form, and answers whether the card is stored. */
export async function finishCard(
  page: Page,
  texts: Texts,
  answer: 'save-yes' | 'save-no',
): Promise<void> {
  await cardFrame(page, texts)
    .getByRole('button', { name: texts('card-form:finish') })
    .click();
  await page
    .getByRole('dialog', { name: texts('mf-checkout:add-card.save') })
    .getByRole('button', { name: texts(`mf-checkout:add-card.${answer}`) })
    .click();
}

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { Language } from '@storefront/shared-domain/contracts';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { NotesDialog } from './notes-dialog';

beforeAll(polyfillModal);

async function open(language: Language = 'en') {
  const [onLeave, changed] = [jest.fn(), jest.fn()];
  cartBus.notesChanged.watch(changed);
  const around = await inTexts(remote, { scope: fork(), language });
  render(
    around(<NotesDialog line={aGeneralLine({ lineId: 'l1', notes: '' })} onLeave={onLeave} />),
  );
  return { onLeave, changed, save: () => fireEvent.submit(document.getElementById('cart-notes')!) };
}
const note = (): HTMLTextAreaElement => screen.getByRole('textbox');

test.each([
  ['en', 'Please do not enter card details here.'],
  ['es', 'No escribas datos de tarjetas aquí.'],
  ['pt-br', 'Não escreva dados de cartão aqui.'],
] as const)(
  '[CART-08] a note with the number of a card is not saved and shows the reason in %s, until it is removed',
  async (language, text) => {
    const { save, changed, onLeave } = await open(language);
    await userEvent.type(note(), 'cobrar no 4111-1111-1111-1111');
    expect(note()).not.toHaveAttribute('aria-invalid');
    save();
    expect([note().value, changed.mock.calls, onLeave.mock.calls]).toEqual([
      'cobrar no 4111-1111-1111-1111',
      [],
      [],
    ]);
    expect(note()).toHaveAccessibleDescription(expect.stringContaining(text));
    fireEvent.change(note(), { target: { value: 'sem cebola' } });
    expect(note()).not.toHaveAttribute('aria-invalid');
    save();
    expect(changed).toHaveBeenCalledWith({ lineId: 'l1', notes: 'sem cebola' });
  },
);

test('[CART-08] a note is saved in one line, without direction marks', async () => {
  const { save, changed } = await open();
  fireEvent.change(note(), { target: { value: ' sem cebola\n\n\u202esem sal ' } });
  save();
  expect(changed).toHaveBeenCalledWith({ lineId: 'l1', notes: 'sem cebola sem sal' });
});

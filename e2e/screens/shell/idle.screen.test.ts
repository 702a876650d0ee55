import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { $idle } from '../../../shell/src/idle/idle.model';
import { openStorefront, type Options } from '../kit/open-storefront';

const HOUR = 3_600_000;
const DATA = '/restaurant/data/v2/forno-fechado';

/** The menu, counting; `later` moves the clock, after which the page becomes visible again. */
async function atMenu(options: Options = {}) {
  const opened = await openStorefront('/forno-fechado', options);
  await waitFor(() => expect(opened.scope.getState($idle).lastSign).toBeGreaterThan(0));
  const realNow = Date.now.bind(Date);
  let shift = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
  const later = (milliseconds: number): void => {
    shift += milliseconds;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const reads = (): number => opened.network.requests('GET', DATA).length;
  return { ...opened, later, reads };
}

test.each(LANGUAGES)(
  '[SHELL-49] [SHELL-50] [CONFLICTS-23] in %s: a notice after two hours, then a modal that offers a reload',
  async (language) => {
    const { later, texts } = await atMenu({ language });
    later(2 * HOUR);
    expect(await screen.findByText(texts('shell:idle.warning'))).toBeVisible();
    later(10_000);
    const dialog = await screen.findByRole('dialog', { name: texts('shell:idle.title') });
    expect(dialog).toHaveTextContent(texts('shell:idle.text'));
    expect(dialog).toHaveTextContent(texts('shell:idle.please'));
    expect(screen.getByText(texts('shell:idle.reload'))).toBeVisible();
  },
);

test('[OPEN-094] [OPEN-097] [SHELL-51] a key in the ten seconds cancels the notice, refetches the menu', async () => {
  const { later, reads, texts } = await atMenu();
  later(2 * HOUR);
  const warning = await screen.findByText(texts('shell:idle.warning'));
  const before = reads();
  fireEvent.keyDown(document.body, { key: 'Shift' });
  await waitFor(() => expect(warning).not.toBeInTheDocument());
  await waitFor(() => expect(reads()).toBe(before + 1));
  later(60_000);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('[SHELL-49] [OPEN-097] after three hours, closing the dialog refetches the menu, not the input', async () => {
  const { later, reads, texts, user } = await atMenu();
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'Pizza');
  later(3 * HOUR);
  await screen.findByRole('dialog', { name: texts('shell:idle.title') });
  const before = reads();
  await user.click(screen.getByLabelText(texts('domain:action.close')));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(search).toHaveValue('Pizza');
});

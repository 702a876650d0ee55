import { screen, waitFor, within } from '@testing-library/react';
import { createWatch } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { LANGUAGES, StoredText, type Language } from '@storefront/shared-domain/contracts';
import { withArticle } from '@storefront/shared-domain/rules';
import { saveGoogleVisit, keys, storage } from '@storefront/shared-domain/storage';
import { NEW_PASSWORD } from '../../support/demo-accounts';
import { fill } from '../kit/fill';
import { leaveStorefronts, openStorefront, type Opened } from '../kit/open-storefront';
import { signInFresh } from '../kit/signed-in';

const ERASE = /public\/client\/erase$/;
const EVERYWHERE = /auth\/log-out-everywhere$/;

/** Opens the orders of a new customer; `press` chooses an action of their data. */
async function openOrders(
  language: Language = 'en',
): Promise<Opened & { press: (key: string) => Promise<void> }> {
  await signInFresh();
  const opened = await openStorefront('/bella-napoli/orders', { language });
  const section = within(
    await screen.findByRole('region', { name: opened.texts('mf-account:data.title') }),
  );
  return {
    ...opened,
    press: (key) =>
      opened.user.click(
        section.getByRole('button', {
          name: new RegExp(`^${opened.texts(`mf-account:data.${key}`)}`),
        }),
      ),
  };
}

/** Records the files that the page offers for download: names and texts. */
function catchFiles(): { name: string; text: () => Promise<string> }[] {
  const files: { name: string; text: () => Promise<string> }[] = [];
  const blobs: Blob[] = [];
  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1)!;
    files.push({ name: this.download, text: () => read(blob) });
  });
  return files;
}

test.each(LANGUAGES)(
  'the data of the account are downloaded as a file, with the consent this browser stores (%s)',
  async (language) => {
    const files = catchFiles();
    storage.write(keys.consent, {
      101: { choice: 'accepted', version: 1, at: Date.UTC(2026, 0, 2), purposes: ['use'] },
    });
    const { press, texts } = await openOrders(language);
    await press('export');
    expect(await screen.findByText(texts('mf-account:data.exported'))).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^account-\d{4}-\d{2}-\d{2}\.json$/),
    ]);
    expect(JSON.parse(await files[0]!.text())).toMatchObject({
      account: { name: 'Ana Lima' },
      restaurant: { url: 'bella-napoli' },
      points: 0,
      orders: [],
      consents: [{ choice: 'accepted', at: '2026-01-02T00:00:00.000Z', storedIn: 'this browser' }],
    });
  },
);

test('a failed download shows the reason and can be repeated', async () => {
  const files = catchFiles();
  const { network, press, texts } = await openOrders();
  const restore = network.answer('GET', /public\/client\/export$/, {
    status: 422,
    json: { error: 'no', code: 'x' },
  });
  await press('export');
  expect(await screen.findByText(texts('mf-account:data.export-failed'))).toBeVisible();
  restore();
  await press('export');
  await waitFor(() => expect(files).toHaveLength(1));
});

test.each(LANGUAGES)(
  'the erase dialog lists what stays, requires the password, refuses a wrong one, and leads a visitor to the menu (%s)',
  async (language) => {
    const { network, path, press, scope, texts, user } = await openOrders(language);
    const toasts: string[] = [];
    // a toast is visible for two seconds, a slow page takes longer
    createWatch({ unit: noticeBus.toastRequested, scope, fn: ({ text }) => toasts.push(text) });
    await press('erase');
    const dialog = within(
      await screen.findByRole('dialog', { name: texts('mf-account:erase.title') }),
    );
    const stays = texts('mf-account:erase.stays', { name: 'Bella Napoli' });
    expect(
      dialog.getByText(withArticle(stays, { name: 'Bella Napoli', article: 'a' }, language)),
    ).toBeVisible();
    const [password, submit] = [
      dialog.getByLabelText(texts('mf-account:erase.password')),
      dialog.getByRole('button', { name: texts('mf-account:erase.submit') }),
    ];
    await user.click(submit);
    expect(await dialog.findByText(texts('mf-account:login.password-missing'))).toBeVisible();
    await waitFor(() => expect(password).toBeInvalid());
    expect(network.requests('POST', ERASE)).toEqual([]);
    await fill(user, password, 'not the password');
    network.allow('POST', ERASE, 422);
    await user.click(submit);
    expect(await dialog.findByRole('alert')).toHaveTextContent(texts('mf-account:erase.wrong'));
    expect(password).toHaveValue('not the password');
    await fill(user, password, NEW_PASSWORD);
    await user.click(submit);
    await waitFor(() => expect(path()).toBe(''));
    expect(toasts).toEqual([texts('mf-account:erase.erased')]);
    expect(storage.read(keys.token(101), StoredText)).toBeNull();
  },
);

test('a customer of Google confirms with Google; after the return a second press erases with its token', async () => {
  const nonce = 'a-nonce-of-this-visit';
  const token = `h.${btoa(JSON.stringify({ nonce }))}.s`;
  await signInFresh();
  storage.write(keys.loginMode(101), 'gmail');
  const config = { google: { clientId: 'storefront.tests' } };
  const opened = await openStorefront('/bella-napoli/orders', { language: 'en', config });
  await opened.user.click(await screen.findByRole('button', { name: /^Delete account/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(question.getByRole('button', { name: 'Confirm with Google' })).toBeEnabled();
  expect(question.queryByLabelText('Your password')).toBeNull();
  await leaveStorefronts({ isStoragePreserved: true });
  saveGoogleVisit({
    state: 'a-state-of-this-visit',
    nonce,
    base: '/bella-napoli',
    returnTo: '/orders',
    purpose: 'erase',
    answer: { token },
  });
  const { network, user } = await openStorefront('/bella-napoli/login?returnTo=%2Forders', {
    language: 'en',
    config,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText('Google confirmed that it is you.')).toBeVisible();
  network.answer('POST', ERASE, { status: 200, json: {} });
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() =>
    expect(network.requests('POST', ERASE).map(({ body }) => body)).toEqual([
      { access_token: token, loginMode: 'gmail' },
    ]),
  );
});

test('both buttons close the erase dialog without a request', async () => {
  const { network, press, texts, user } = await openOrders();
  for (const key of ['domain:action.close', 'mf-account:data.stay'] as const) {
    await press('erase');
    const dialog = within(
      await screen.findByRole('dialog', { name: texts('mf-account:erase.title') }),
    );
    await user.click(dialog.getByRole('button', { name: texts(key) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(network.requests('POST', ERASE)).toEqual([]);
});

test('logging out on all devices needs a confirmation and leads to the login', async () => {
  const { network, press, texts, user } = await openOrders();
  await press('everywhere');
  const question = within(
    await screen.findByRole('alertdialog', { name: texts('mf-account:data.everywhere-title') }),
  );
  await user.click(question.getByRole('button', { name: texts('mf-account:data.everywhere') }));
  expect(
    await screen.findByRole('heading', { name: texts('mf-account:sign-in.title') }),
  ).toBeVisible();
  expect(network.requests('POST', EVERYWHERE)).toHaveLength(1);
});

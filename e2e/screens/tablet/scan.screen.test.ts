import { screen, waitFor } from '@testing-library/react';
import { textsOf } from '../../support/texts';
import { TABLES, tableCode } from '../../support/tablet';
import { apiRequest } from '../kit/api-request';
import { openStorefront, type Options } from '../kit/open-storefront';
import { storeTablet } from './at-tablet';

const LINK = '/restaurant/404/table-link';
const storedTablet = () => localStorage.getItem(`tablet-${TABLES.id}`);
const page = window as unknown as Record<string, unknown>;

/** A device with a reader of codes, and a camera that shows `code` or fails. */
function giveDevices({
  code = () => undefined,
  failure,
}: {
  code?: () => string | undefined;
  failure?: string;
}): void {
  page['BarcodeDetector'] = class {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve(code() === undefined ? [] : [{ rawValue: code() }]);
  };
  const getUserMedia = () =>
    failure === undefined
      ? Promise.resolve({ getTracks: () => [{ stop: () => undefined }] })
      : Promise.reject(new DOMException('', failure));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
}

afterEach(() => {
  delete page['BarcodeDetector'];
  delete (navigator as unknown as Record<string, unknown>)['mediaDevices'];
});

async function atScan(options: Options = {}) {
  const opened = await openStorefront(`/${TABLES.url}/tablet/scan`, options);
  const { path, texts, user } = opened;
  const field = await screen.findByRole('textbox', { name: texts('mf-menu:scan.code') });
  const submit = async (code: string): Promise<void> => {
    await user.clear(field);
    await user.click(field);
    await user.paste(code);
    await user.click(screen.getByRole('button', { name: texts('mf-menu:scan.connect') }));
  };
  return { ...opened, field, submit, isTied: () => waitFor(() => expect(path()).toBe('/tablet')) };
}

test('[OPEN-030] a pasted link ties the tablet as its code does', async () => {
  const code = await tableCode(apiRequest, 'Varanda 1');
  const { isTied, submit, texts } = await atScan();
  await submit(`http://storefront.test/${TABLES.url}?t=${code}`);
  await isTied();
  expect(
    await screen.findByText(texts('mf-menu:tablet.table', { table: 'Varanda 1' })),
  ).toBeVisible();
  expect(storedTablet()).toContain('Varanda 1');
});

test('[OPEN-030] a wrong code says so and stays in the field, and another one can be entered', async () => {
  const code = await tableCode(apiRequest, '7');
  const { field, isTied, network, submit, texts } = await atScan();
  network.allow('GET', LINK, 404);
  await submit('seven');
  expect(await screen.findByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
  expect(field).toHaveValue('seven');
  await submit('table seven');
  expect(await screen.findByText(texts('mf-menu:scan.refused.no-code'))).toBeVisible();
  expect(storedTablet()).toBeNull();
  await submit(code);
  await isTied();
});

test('[OPEN-030] a code that cannot be checked is sent again by the button', async () => {
  const code = await tableCode(apiRequest, '7');
  const { isTied, network, submit, texts, user } = await atScan();
  const restore = network.answer('GET', LINK, 'down');
  await submit(code);
  expect(await screen.findByText(texts('mf-menu:scan.refused.unreachable'))).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: texts('mf-menu:scan.connect') }));
  await isTied();
});

test('[SHELL-37] the camera refuses a code that is not of a table, and reads the next one', async () => {
  const good = await tableCode(apiRequest, '7');
  let code = 'WIFI';
  giveDevices({ code: () => code });
  const { isTied, texts } = await atScan({ before: (network) => network.allow('GET', LINK, 404) });
  expect(await screen.findByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
  code = good;
  await isTied();
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('[SHELL-37] after %s of the camera (%s) a code can be typed', async (failure, problem) => {
  giveDevices({ failure });
  const code = await tableCode(apiRequest, '7');
  const { isTied, submit, texts } = await atScan();
  expect(await screen.findByText(texts(`mf-menu:scan.problem.${problem}`))).toBeVisible();
  expect(screen.getByRole('button', { name: texts('domain:action.retry') })).toBeVisible();
  await submit(code);
  await isTied();
});

test('[SHELL-37] a browser that reads no codes leaves the typed code, in English', async () => {
  const { field } = await atScan({ language: 'en' });
  expect(await screen.findByText(textsOf('en')('mf-menu:scan.problem.unsupported'))).toBeVisible();
  expect(field).toBeVisible();
});

test('[OPEN-030] a tablet that stands on a table says so, and can be untied', async () => {
  await storeTablet('7');
  const { texts, user } = await atScan();
  const now = screen.getByText(texts('mf-menu:scan.now', { table: '7' }));
  await user.click(screen.getByRole('button', { name: texts('mf-menu:scan.untie') }));
  await waitFor(() => expect(now).not.toBeInTheDocument());
  expect(storedTablet()).toBeNull();
});

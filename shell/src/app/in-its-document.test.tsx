/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { aPage } from '../boot/page.test-kit';
import type { Storefront } from '../boot/storefront';
import { InItsDocument } from './in-its-document';
import { loadDocument, mayChangeDocument } from './this-document';

jest.mock('./this-document', () => ({
  ...jest.requireActual<object>('./this-document'),
  loadDocument: jest.fn(),
}));
jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

function show(kind: 'payment' | 'storefront' | undefined, isPayment: boolean) {
  const { config } = aPage();
  window.__storefront = {
    config: { ...config, ...(kind ? { document: kind } : {}) },
  } as Partial<Storefront> as Storefront;
  render(<InItsDocument isPayment={isPayment}>the page</InItsDocument>);
  return screen.queryByText('the page') !== null;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadDocument).mockClear();
});
afterEach(() => delete window.__storefront);

test.each([
  [undefined, true, true],
  [undefined, false, true],
  ['payment', true, true],
  ['payment', false, false],
  ['storefront', false, true],
  ['storefront', true, false],
] as const)('document %s, page of the payment %s: shown %s', (kind, isPayment, isShown) => {
  expect(show(kind, isPayment)).toBe(isShown);
  expect(loadDocument).toHaveBeenCalledTimes(isShown ? 0 : 1);
});

test('an address leads to the other document once in ten seconds', () => {
  expect(mayChangeDocument('/x/payment', 1000)).toBe(true);
  expect(mayChangeDocument('/x/payment', 9000)).toBe(false);
  expect(mayChangeDocument('/x/delivery', 9000)).toBe(true);
  expect(mayChangeDocument('/x/payment', 20_000)).toBe(true);
});

test('without a second document the customer may try again', () => {
  mayChangeDocument(location.href);
  show('storefront', true);
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'load-failed.retry' })).toBeTruthy();
});

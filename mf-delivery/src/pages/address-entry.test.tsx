/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { $isOpen } from '../features/address-form/address-draft.model';
import { remote } from '../remote';
import { AddressEntry } from './address-entry';
import { addressWanted } from './address-entry.model';

let mockIsDown = true;
let mockRequests = 0;
jest.mock('../features/address-form/address-dialog', () => {
  mockRequests += 1;
  if (mockIsDown) throw new Error('ChunkLoadError');
  return { AddressDialog: () => <p>the form of the address</p> };
});

beforeAll(polyfillModal);
beforeEach(() => {
  mockIsDown = true;
  mockRequests = 0;
  jest.resetModules();
});

async function openPage(): Promise<Scope> {
  const scope = fork({ values: [[$restaurantData, restaurantData({ info: aRestaurant() })]] });
  const around = await inTexts(remote, { scope });
  render(around(<AddressEntry />));
  await waitFor(() => expect(mockRequests).toBe(1));
  return scope;
}
const want = (scope: Scope): Promise<void> =>
  act(() => allSettled(addressWanted, { scope, params: null }));

test('an unavailable form is reported on request, with the focus in the dialog; Retry fetches it', async () => {
  const scope = await openPage();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await want(scope);
  const alert = await screen.findByRole('alertdialog', { name: 'This part could not be loaded' });
  expect(alert).toContainElement(document.activeElement as HTMLElement);
  mockIsDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the form of the address')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(scope.getState($isOpen)).toBe(true);
});

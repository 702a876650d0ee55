/** @jest-environment jsdom */
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { allSettled, createWatch } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { Zone } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { AddressWizard } from './address-wizard';
import { locationConfirmed } from './confirm-location.model';
import { positionRequested } from './locate.model';
import { later, open, wizardVisit } from './wizard.test-kit';

/* Long timeout for a machine under load. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 30_000 });

beforeAll(polyfillModal);

test('[ERRORS-30] unreadable zones close the wizard, and a toast has the text of the specification', async () => {
  const zones = later<Zone[]>();
  const scope = wizardVisit({ zones: zones.request }, { manual_zone_selection: true });
  const toasts: string[] = [];
  createWatch({ unit: noticeBus.toastRequested, scope, fn: ({ text }) => toasts.push(text) });

  await open(scope);
  await allSettled(positionRequested, { scope });
  const confirmed = allSettled(locationConfirmed, { scope });
  await waitFor(() => expect(zones.waiting).toHaveLength(1));
  const around = await inTexts(remote, { scope });
  render(around(<AddressWizard />));
  expect(await screen.findByRole('dialog', { name: 'Complete your address' })).toBeInTheDocument();
  await act(async () => {
    zones.waiting.forEach(({ reject }) => reject(new ApiError({ kind: 'offline' })));
    await confirmed;
  });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual(['Error trying to fetch zones']);
});

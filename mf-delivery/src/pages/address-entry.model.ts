import { createEvent, sample } from 'effector';
import type { Address } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { addressFlow } from '@storefront/shared-domain/rules';
import { dialogClosed, dialogOpened } from '../features/address-form/address-draft.model';
import { wizardClosed, wizardOpened } from '../features/address-wizard/wizard.model';

/** An address is to be given, starting from the one known last. */
export const addressWanted = createEvent<Address | null>();

/** The form could not be fetched, and the customer continues without it. */
export const addressDismissed = createEvent();

/** How this restaurant asks for it (OPEN-054). */
export const $entry = $restaurant.map((info) => (info === null ? null : addressFlow(info).kind));

sample({
  clock: addressWanted,
  source: $entry,
  filter: (entry) => entry === 'wizard',
  fn: (_, address) => address,
  target: wizardOpened,
});
sample({
  clock: addressWanted,
  source: $entry,
  filter: (entry) => entry === 'dialog',
  fn: (_, address) => address,
  target: dialogOpened,
});
sample({ clock: addressDismissed, fn: () => undefined, target: [wizardClosed, dialogClosed] });

import { createEvent, sample } from 'effector';
import type { Address } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { addressFlow } from '@storefront/shared-domain/rules';
import { dialogClosed, dialogOpened } from '../features/address-form/address-draft.model';
import { wizardClosed, wizardOpened } from '../features/address-wizard/wizard.model';

/** Opens the address form, with the last address as its initial value. */
export const addressWanted = createEvent<Address | null>();

/** The form could not be loaded, and the customer continues without it. */
export const addressDismissed = createEvent();

/** Address flow of this restaurant (OPEN-054). */
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

import { combine, createEvent, createStore, sample } from 'effector';
import type { Address } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { placeServed } from './confirm-location.model';
import type { FoundPlace } from './found-place';
import { EMPTY_TYPED, startTyped, typedProblems, type TypedAddress } from './typed-address';
import { wizardReset } from './wizard.model';

/**
 * Form of a location: typed values, whether its street was rejected (DELIVERY-58), and the id of
 * the fee found for its point.
 */
export type WizardForm = {
  readonly place: FoundPlace;
  readonly deliveryFeeID: Address['deliveryFeeID'];
  readonly typed: TypedAddress;
  readonly isStreetDenied: boolean;
};

/** A field of the form changed; it need not be valid. */
export const addressTyped = createEvent<TypedAddress>();
/** The customer rejected the found street. */
export const streetDenied = createEvent();

const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  a.coordinates === b.coordinates && a.street === b.street;
const filled = sample({
  clock: placeServed,
  source: $restaurant,
  filter: (info) => info !== null,
  fn: (info, served) => ({ ...served, info: info! }),
});

/**
 * Null until a location is confirmed. Confirming the same location again preserves the typed
 * values.
 */
export const $form = createStore<WizardForm | null>(null)
  .on(filled, (form, { info, place, deliveryFeeID }) =>
    form && isSame(form.place, place)
      ? { ...form, deliveryFeeID }
      : {
          place,
          deliveryFeeID,
          typed: startTyped(form?.typed ?? EMPTY_TYPED, place, info),
          isStreetDenied: false,
        },
  )
  .on(addressTyped, (form, values) => form && { ...form, typed: values })
  .on(
    streetDenied,
    (form) =>
      form && {
        ...form,
        isStreetDenied: true,
        typed: { ...form.typed, street: form.typed.street || form.place.street },
      },
  )
  .reset(wizardReset, restaurantSelected);

export const $formProblems = combine($form, $restaurant, (form, info) =>
  form && info ? typedProblems(form.typed, info, form.place) : [],
);

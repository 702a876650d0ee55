import { attach, createStore, sample } from 'effector';
import type { PostalCodeAnswer } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { normaliseText } from '@storefront/shared-domain/rules';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { findByCodeFx } from '../../lib/geocoding/geocoding.api';
import { placeServed } from './confirm-location.model';
import { $form, addressTyped } from './form.model';
import { wizardReset } from './wizard.model';

const lookUpFx = attach({
  effect: findByCodeFx,
  mapParams: (code: string) => ({ code, controller: new AbortController() }),
});

const POSTAL_CODE = /^\d{5}-?\d{3}$/;
const $code = $form.map((form) => {
  const street = normaliseText(form?.typed.street ?? '').trim();
  return POSTAL_CODE.test(street) ? street.replace('-', '') : '';
});

sample({ clock: $code, filter: (code) => code !== '', target: lookUpFx });
const { done, fail: failed } = takeLatest(lookUpFx, $code);
const responseReceived = done.map(({ result }) => result);
const isKnown = ({ erro, logradouro }: PostalCodeAnswer): boolean => !erro && logradouro !== '';

// DELIVERY-28: the postal code is replaced by its street, and the neighborhood is filled in.
sample({
  clock: sample({ clock: responseReceived, filter: isKnown }),
  source: $form,
  filter: (form) => form !== null,
  fn: (form, { logradouro, bairro }) => ({
    ...form!.typed,
    street: logradouro,
    zone: bairro || form!.typed.zone,
  }),
  target: addressTyped,
});

/**
 * State of the postal code in the street field: being looked up, without a matching street, or
 * failed; null without a postal code.
 */
export const $codeState = createStore<'searching' | 'nothing' | 'failed' | null>(null)
  .on($code, (_, code) => (code === '' ? null : 'searching'))
  .on(responseReceived, (_, answer) => (isKnown(answer) ? null : 'nothing'))
  .on(failed, () => 'failed')
  .reset(placeServed, wizardReset, restaurantSelected);

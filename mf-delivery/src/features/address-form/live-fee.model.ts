import type { Address } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { normaliseText } from '@storefront/shared-domain/rules';
import { debounce } from '@storefront/shared-kit/debounce';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { type FeeOutcome, outcomeOfError, toFeeOutcome } from '../../lib/delivery-fee/fee-outcome';
import { toFeeQuestion } from '../../lib/delivery-fee/fee-question';
import { $canRequestFee, $draft, $isOpen, dialogOpened, formReset } from './address-draft.model';
import { tidyAddress } from './draft';

/**
 * The fields the fee of an address depends on, as one string; a fee is valid while its key is
 * unchanged.
 */
const feeKey = ({ street, number, zone, city, coordinates, deliveryFeeID }: Address): string =>
  [
    street,
    number,
    zone,
    city,
    coordinates?.latitude ?? '',
    coordinates?.longitude ?? '',
    deliveryFeeID ?? '',
  ]
    .map((part) => normaliseText(String(part)).trim().toLowerCase())
    .join('\n');

/** Debounce of the fee request while typing, in ms. */
const DEBOUNCE_MS = 700;

/** State of the fee of the form's address. */
export type LiveFee = FeeOutcome | { kind: 'unknown' | 'searching' };

/** Requests the fee now, without the debounce. */
export const feeWanted = createEvent();

const lookUpFx = attach({ effect: getFeeFx });

const keyOf = ({ address }: { address: Address }): string => feeKey(address);

const $latest = createStore<{ key: string; fee: LiveFee }>({ key: '', fee: { kind: 'unknown' } })
  .on(lookUpFx, (_, question) => ({ key: keyOf(question), fee: { kind: 'searching' } }))
  .on(lookUpFx.done, (latest, { params, result }) =>
    latest.key === keyOf(params) ? { key: latest.key, fee: toFeeOutcome(result) } : latest,
  )
  .on(lookUpFx.fail, (latest, { params, error }) =>
    latest.key === keyOf(params) ? { key: latest.key, fee: outcomeOfError(error) } : latest,
  )
  .reset(dialogOpened, formReset);

/** Fee of the current form values; 'unknown' when the last fee belongs to older values. */
export const $liveFee = combine($latest, $draft, ({ key, fee }, draft): LiveFee =>
  key === feeKey(tidyAddress(draft)) ? fee : { kind: 'unknown' },
);

const $form = combine({
  info: $restaurant,
  draft: $draft,
  isOpen: $isOpen,
  canRequest: $canRequestFee,
  fee: $liveFee,
});

const changed = sample({
  clock: $draft,
  source: $form,
  filter: ({ isOpen, canRequest, fee }) => isOpen && canRequest && fee.kind === 'unknown',
  fn: () => undefined,
});
const { timerFx, debounced } = debounce(changed, DEBOUNCE_MS);
export const debounceFx = timerFx;
const due = sample({
  clock: debounced,
  source: $form,
  filter: ({ isOpen, fee }) => isOpen && fee.kind === 'unknown',
  fn: () => undefined,
});

sample({
  clock: [due, feeWanted],
  source: $form,
  filter: ({ info, canRequest, fee }) => info !== null && canRequest && fee.kind !== 'searching',
  fn: ({ info, draft }) => toFeeQuestion(info!, tidyAddress(draft)),
  target: lookUpFx,
});

/** The fee request of the form's address settled, with success or failure. */
export const feeSettled = sample({
  clock: lookUpFx.finally,
  source: $form,
  filter: ({ isOpen, draft }, { params }) => isOpen && keyOf(params) === feeKey(tidyAddress(draft)),
  fn: ({ fee }) => fee,
});

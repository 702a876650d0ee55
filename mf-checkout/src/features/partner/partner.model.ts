import { combine, createEvent, createStore, sample } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type LoyaltyPartner,
  type PaymentChoice,
} from '@storefront/shared-domain/contracts';
import {
  $payment,
  $restaurantId,
  $totals,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { digitsOnly, isCpf, PARTNER_METHOD } from '@storefront/shared-domain/rules';
import { takeLatest } from '@storefront/shared-kit/take-latest';
import { approveSaleFx, startSaleFx } from './partner.api';

/** 'Receber Código' was pressed; payload: the typed CPF. */
export const codeRequested = createEvent<string>();
/** 'Verificar código' was pressed; payload: the typed code. */
export const codeTried = createEvent<string>();
/** The CPF or code was edited: results of the previous value are discarded. */
export const cpfEdited = createEvent();
export const codeEdited = createEvent();
/** CONFIRM (CHECKOUT-38). */
export const saleConfirmed = createEvent();
/** The dialog was left without a confirmed sale: the method is not chosen. */
export const dialogLeft = createEvent();

const EMPTY: LoyaltyPartner = { cpf: '', confirmationCode: '', saleID: '', codeIsValid: false };

/** The partner is chosen and its sale is still to be confirmed (CHECKOUT-35). */
export const $isOpen = $payment.map(
  (payment) => payment?.method === PARTNER_METHOD && payment.partner === undefined,
);

const totalChanged = $totals.map(({ grandTotal }) => grandTotal).updates;
const closed = sample({ clock: $isOpen, filter: (isOpen) => !isOpen });

/** CPF of the pending code request; null when its response is no longer awaited. */
const $requested = createStore<string | null>(null)
  .on(startSaleFx, (_, { cpf }) => cpf)
  .reset(cpfEdited, closed, totalChanged, restaurantSelected);
const latest = takeLatest(startSaleFx, $requested, (requested, { cpf }) => requested === cpf);
const started = latest.done.map(({ params, result }): LoyaltyPartner => ({
  ...EMPTY,
  cpf: params.cpf,
  saleID: result.saleID,
}));

/** An answer may arrive when its sale or its code was replaced. */
const isCodeOf = (
  { saleID, confirmationCode }: LoyaltyPartner,
  sent: { saleID: string; code: string },
): boolean => saleID === sent.saleID && confirmationCode === sent.code;
const withoutCode = (partner: LoyaltyPartner): LoyaltyPartner => ({
  ...partner,
  confirmationCode: '',
  codeIsValid: false,
});

/**
 * The sale (DOMAIN-047): `saleID` once its code was sent, `codeIsValid` once the code was verified
 * (CHECKOUT-37). Another total requires another sale.
 */
export const $partner = createStore(EMPTY)
  .on(started, (_, partner) => partner)
  .on(approveSaleFx.done, (partner, { params }) =>
    isCodeOf(partner, params) ? { ...partner, codeIsValid: true } : partner,
  )
  .on(approveSaleFx, (partner, { code }) => ({
    ...partner,
    confirmationCode: code,
    codeIsValid: false,
  }))
  .on(codeEdited, withoutCode)
  .reset(cpfEdited, closed, totalChanged, restaurantSelected);

const codeFailed = sample({
  clock: approveSaleFx.fail,
  source: $partner,
  filter: (partner, { params }) => isCodeOf(partner, params),
});
$partner.on(codeFailed, withoutCode);

/** The last failed step: requesting a code (ERRORS-24), or verifying it (ERRORS-25). */
export const $problem = createStore<'start' | 'code' | null>(null)
  .on(latest.fail, () => 'start')
  .on(codeFailed, () => 'code')
  .reset(startSaleFx, approveSaleFx, cpfEdited, codeEdited, closed, restaurantSelected);

export const $isStarting = startSaleFx.pending;
export const $isVerifying = approveSaleFx.pending;

const $sale = combine($restaurantId, $totals, $isStarting, (restaurantId, totals, isBusy) => ({
  restaurantId: restaurantId ?? 0,
  totals,
  isBusy,
}));
sample({
  clock: codeRequested,
  source: $sale,
  filter: ({ isBusy }, cpf) => !isBusy && isCpf(cpf),
  fn: ({ restaurantId, totals }, cpf) => ({
    restaurantId,
    cpf: digitsOnly(cpf),
    value: totals.grandTotal,
    discount: minor(totals.couponDiscount + totals.cashbackSpent),
  }),
  target: startSaleFx,
});
sample({
  clock: codeTried,
  source: { restaurantId: $restaurantId, partner: $partner, isBusy: $isVerifying },
  filter: ({ partner, isBusy }, code) => !isBusy && partner.saleID !== '' && code.trim() !== '',
  fn: ({ restaurantId, partner }, code) => ({
    restaurantId: restaurantId ?? 0,
    saleID: partner.saleID,
    code: code.trim(),
  }),
  target: approveSaleFx,
});
sample({
  clock: saleConfirmed,
  source: $partner,
  filter: ({ codeIsValid }) => codeIsValid,
  fn: ({ cpf, confirmationCode, saleID }): PaymentChoice => ({
    method: PARTNER_METHOD,
    group: 'online',
    partner: { cpf, confirmationCode, saleID },
  }),
  target: checkoutBus.paymentChosen,
});
sample({ clock: dialogLeft, fn: () => null, target: checkoutBus.paymentChosen });

// A confirmed sale is valid for one amount: when the total changes, it pays nothing.
sample({
  clock: totalChanged,
  source: $payment,
  filter: (payment) => payment?.partner !== undefined,
  fn: () => null,
  target: checkoutBus.paymentChosen,
});

import { combine, createEvent, createStore, sample } from 'effector';
import { cardsBus, checkoutBus } from '@storefront/shared-domain/bus';
import type { PaymentChoice, StoredCard, WalletCard } from '@storefront/shared-domain/contracts';
import { $payment, restaurantSelected } from '@storefront/shared-domain/models';
import { WALLET_METHOD } from '@storefront/shared-domain/rules';
import { $isOpen, $storedCards, walletClosed, walletOpened } from './stored-cards.model';
import { notVerified, verificationRequested, cardVerified } from './verify-card.model';

export const cardPressed = createEvent<string>();

/** The customer wants to choose another card (CHECKOUT-11). */
export const changePressed = createEvent();

const walletCard = ({
  creditCardUUID,
  creditCardBrand,
  creditCardNumber,
  creditCardNickName,
  creditCardToken,
}: StoredCard): WalletCard => ({
  uuid: creditCardUUID,
  brand: creditCardBrand,
  lastDigits: creditCardNumber,
  nickname: creditCardNickName,
  token: creditCardToken,
});

const toPaymentChoice = (card: StoredCard): PaymentChoice => ({
  method: WALLET_METHOD,
  group: 'online',
  wallet: walletCard(card),
});

const found = sample({
  clock: cardPressed,
  source: $storedCards,
  filter: (cards, uuid) => cards?.some(({ creditCardUUID }) => creditCardUUID === uuid) ?? false,
  fn: (cards, uuid) => cards!.find(({ creditCardUUID }) => creditCardUUID === uuid)!,
});
sample({ clock: found, target: verificationRequested });
sample({
  clock: cardVerified,
  source: $isOpen,
  filter: Boolean,
  fn: (_, card) => toPaymentChoice(card),
  target: checkoutBus.paymentChosen,
});

// A new card with a token is already verified and is chosen at once; one without a token is
// verified like any other.
const addedHere = sample({
  clock: cardsBus.cardAdded,
  source: $isOpen,
  filter: Boolean,
  fn: (_, { card }) => card,
});
sample({
  clock: addedHere,
  filter: ({ creditCardToken }) => creditCardToken !== '',
  fn: toPaymentChoice,
  target: checkoutBus.paymentChosen,
});
sample({
  clock: addedHere,
  filter: ({ creditCardToken }) => creditCardToken === '',
  target: verificationRequested,
});

/** The card that pays now (CHECKOUT-20); null when none is chosen. */
export const $chosenCard = $payment.map((payment) => payment?.wallet ?? null);

// Checking another card clears the previous choice: the check may end without a card (ERRORS-21).
sample({
  clock: found,
  source: $chosenCard,
  filter: (card) => card !== null,
  fn: (): PaymentChoice => ({ method: WALLET_METHOD, group: 'online' }),
  target: checkoutBus.paymentChosen,
});

/** Whether the list is shown instead of the chosen card. */
const $isChanging = createStore(false)
  .on(changePressed, () => true)
  .reset(checkoutBus.paymentChosen, walletOpened, walletClosed);
export const $isListShown = combine(
  $chosenCard,
  $isChanging,
  (card, isChanging) => card === null || isChanging,
);

/** A card was declined and another has to be chosen (OPEN-072). */
const refused = sample({
  clock: notVerified,
  filter: ({ why }) => why === 'refused',
  fn: ({ uuid }) => uuid,
});
sample({
  clock: checkoutBus.cardRefused,
  source: $chosenCard,
  filter: (card, uuid) => card?.uuid === uuid,
  fn: (): PaymentChoice => ({ method: WALLET_METHOD, group: 'online' }),
  target: checkoutBus.paymentChosen,
});
export const $refusedCard = createStore<string | null>(null)
  .on([refused, checkoutBus.cardRefused], (_, uuid) => uuid)
  .reset(verificationRequested, cardVerified, cardsBus.cardAdded, restaurantSelected);

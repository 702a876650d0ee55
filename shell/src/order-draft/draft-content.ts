import type {
  Customer,
  Minor,
  PaymentChoice,
  StoredOrderDraft,
} from '@storefront/shared-domain/contracts';
import type { OrderDraft } from '@storefront/shared-domain/models';
import {
  addressCardProblems,
  customerCardProblems,
  PARTNER_METHOD,
} from '@storefront/shared-domain/rules';

/** The parts of a draft; each is written on its own. */
export type DraftContent = Omit<StoredOrderDraft, 'savedAt'>;

export const NO_DRAFT: DraftContent = {
  customer: {
    name: '',
    phone: '',
    email: '',
    cpf: '',
    birthday: '',
    carPlate: '',
    carModelColor: '',
    table: '',
  },
  place: null,
  schedule: null,
  coupon: null,
  isCashbackUsed: false,
  tip: null,
  payment: null,
};

/** A card number typed into a text field is not stored. */
const withoutCards = (customer: Customer): Customer => ({
  ...customer,
  ...Object.fromEntries(customerCardProblems(customer).map(({ field }) => [field, ''])),
});

/**
 * The choice without the card of the wallet and its token, which has to be chosen again. A sale of
 * the partner is not stored at all: its dialog would open by itself.
 */
function storablePayment(choice: PaymentChoice | null, subtotal: Minor): DraftContent['payment'] {
  if (choice === null || choice.method === PARTNER_METHOD) return null;
  const { method, group, card, cash, user, form } = choice;
  return { subtotal, choice: { method, group, card, cash, user, form } };
}

/** The parts of a draft that the device stores; `subtotal` of the cart. */
export const toContent = (draft: OrderDraft, subtotal: Minor): DraftContent => ({
  ...draft,
  customer: withoutCards(draft.customer),
  place:
    draft.place !== null && addressCardProblems(draft.place.address).length > 0
      ? null
      : draft.place,
  payment: storablePayment(draft.payment, subtotal),
});

import type { CardProblem } from './card-problem';
import { refuseByKind, type Refusal, type RefusalTable } from '../platform/http/refusal';

/**
 * Texts that the storefront shows (ERRORS-18) or matches ('Credit Card erased.', ERRORS-19), with
 * their status.
 */
const ANSWERS: RefusalTable<CardProblem['kind']> = {
  'card-invalid': [422, 'The card is not valid'],
  'holder-phone-invalid': [422, 'No country has the phone of the holder'],
  'card-refused': [422, 'The card was refused'],
  'wallet-full': [422, 'There are too many cards: delete one first'],
  'card-not-found': [404, 'Card not found'],
  'card-not-usable': [409, 'This card was refused. Choose another card.'],
  'card-erased': [410, 'Credit Card erased.'],
  'cvv-wrong': [422, 'CVV does not match.'],
  'cvv-too-often': [429, 'Too many attempts. Wait a minute.'],
};

export const cardRefusal = (problem: CardProblem): Refusal => refuseByKind(ANSWERS, problem);

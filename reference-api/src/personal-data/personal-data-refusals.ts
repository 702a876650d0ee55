import { refuseByKind, type Refusal, type RefusalTable } from '../platform/http/refusal';
import type { EraseProblem } from './erase-account';

/** Never 401: the session is valid, and a client would refresh it and repeat the request. */
const ANSWERS: RefusalTable<EraseProblem['kind']> = {
  'password-wrong': [422, 'The password is wrong'],
  'google-not-configured': [422, 'Google login is not configured'],
  'google-token-invalid': [422, 'Google does not vouch for this sign-in'],
  'google-email-unverified': [422, 'Google has not verified this address'],
  'google-account-differs': [422, 'This is another Google account'],
  'google-unavailable': [503, 'Google could not be reached'],
  'order-under-way': [409, 'An order of the account is under way'],
};

export const eraseRefusal = (problem: EraseProblem): Refusal => refuseByKind(ANSWERS, problem);

import { refuse, type Refusal } from '../http/refusal';
import type { EraseProblem } from '../personal-data/erase-account';

/** Never 401: the session is good, and a client would renew it and send the same again. */
const ANSWERS: Record<EraseProblem['kind'], readonly [status: number, error: string]> = {
  'password-wrong': [422, 'The password is wrong'],
  'google-not-configured': [422, 'Google login is not configured'],
  'google-token-invalid': [422, 'Google does not vouch for this sign-in'],
  'google-email-unverified': [422, 'Google has not verified this address'],
  'google-account-differs': [422, 'This is another Google account'],
  'google-unavailable': [503, 'Google could not be reached'],
  'order-under-way': [409, 'An order of the account is under way'],
};

export function eraseRefusal({ kind, path }: EraseProblem): Refusal {
  const [status, error] = ANSWERS[kind];
  return refuse(status, error, kind.replaceAll('-', '_'), path === '' ? {} : { path });
}

import { refuseByKind, type Refusal, type RefusalTable } from '../platform/http/refusal';
import type { GoogleProblem } from './google-customer';
import type { LoginProblem } from './log-in';
import type { RegisterProblem } from './register-customer';
import type { ResetProblem } from './reset-password';
import { textRefusal, type TextProblemKind } from '../platform/http/text-refusals';

type Problem = LoginProblem | RegisterProblem | ResetProblem | GoogleProblem;

type TextKind = Exclude<TextProblemKind, 'card-in-text'>;

const isOfText = (kind: Problem['kind']): kind is TextKind =>
  kind === 'text-turned' || kind === 'text-broken';

/** Texts that the storefront shows or matches (ACCOUNT-07, ERRORS-39), with their status. */
const ANSWERS: RefusalTable<Exclude<Problem['kind'], TextKind>> = {
  'email-unknown': [404, 'Email does not exist.'],
  'credentials-wrong': [401, 'Email or password is wrong.'],
  'name-invalid': [422, 'Invalid Name'],
  'email-invalid': [422, 'Invalid Email'],
  'password-too-weak': [422, 'The password is too weak'],
  'password-too-common': [422, 'The password is too easy to guess'],
  'password-too-long': [422, 'The password is too long'],
  'passwords-differ': [422, 'Passwords do not match!'],
  'user-already-exists': [409, 'user_already_exists'],
  'google-token-invalid': [401, 'Google does not vouch for this sign-in'],
  'google-email-unverified': [422, 'Google has not verified this address'],
  'google-account-differs': [409, 'The address belongs to another Google account'],
  'google-unavailable': [503, 'Google could not be reached'],
  'reset-token-invalid': [422, 'The link has expired or was already used'],
};

export function accountRefusal({ kind, path }: Problem): Refusal {
  return isOfText(kind) ? textRefusal(kind, path) : refuseByKind(ANSWERS, { kind, path });
}

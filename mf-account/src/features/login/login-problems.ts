import { emailProblem } from '@storefront/shared-domain/rules';
import { clean } from '../../lib/clean';
import type { Problems } from '../../lib/form-resolver';

export type LoginValues = { email: string; password: string };

function emailText(email: string): string | undefined {
  const typed = clean(email);
  if (typed === '') return 'login.email-missing';
  return emailProblem(typed) === null ? undefined : 'domain:validation.invalidEmail';
}

/** Both fields are required (ACCOUNT-02); a malformed address is not sent. */
export const loginProblems = ({ email, password }: LoginValues): Problems<LoginValues> => ({
  email: emailText(email),
  password: password === '' ? 'login.password-missing' : undefined,
});

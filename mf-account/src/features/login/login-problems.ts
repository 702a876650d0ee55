import { Credentials, type FieldViolations, formSchema } from '@storefront/shared-domain/contracts';
import { emailProblem } from '@storefront/shared-domain/rules';
import { clean } from '../../lib/clean';

function emailText(email: string): string | undefined {
  const typed = clean(email);
  if (typed === '') return 'login.email-missing';
  return emailProblem(typed) === null ? undefined : 'domain:validation.invalidEmail';
}

/** Both fields are required (ACCOUNT-02); a malformed address is not sent. */
const loginProblems = ({ email, password }: Credentials): FieldViolations<Credentials> => ({
  email: emailText(email),
  password: password === '' ? 'login.password-missing' : undefined,
});

export const loginSchema = formSchema(Credentials, loginProblems);

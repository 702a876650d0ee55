import {
  type FieldViolations,
  formSchema,
  RegisterRequest,
} from '@storefront/shared-domain/contracts';
import { emailProblem, holdsCard, nameProblem } from '@storefront/shared-domain/rules';
import { clean } from '../../lib/clean';
import { newPasswordProblems } from '../../lib/new-password-fields';

const textOf = (value: string, problem: string | null): string | undefined => {
  if (value === '') return 'domain:validation.required';
  return problem === null ? undefined : `domain:validation.${problem}`;
};

/** Name, e-mail, password and its repetition, all required (ACCOUNT-06, ACCOUNT-07, ACCOUNT-09). */
export function registerProblems({
  name,
  email,
  ...passwords
}: RegisterRequest): FieldViolations<RegisterRequest> {
  const typed = { name: clean(name), email: clean(email) };
  return {
    name: holdsCard(typed.name)
      ? 'domain:validation.cardInText'
      : textOf(typed.name, nameProblem(typed.name)),
    email: textOf(typed.email, emailProblem(typed.email)),
    ...newPasswordProblems(passwords),
  };
}

export const registerSchema = formSchema(RegisterRequest, registerProblems);

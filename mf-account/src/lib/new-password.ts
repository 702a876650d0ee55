import { type FieldViolations, formSchema, NewPassword } from '@storefront/shared-domain/contracts';
import {
  isCommonPassword,
  PASSWORD_STRENGTH_REQUIRED,
  passwordStrength,
} from '@storefront/shared-domain/rules';

function passwordText(password: string): string | undefined {
  if (password === '') return 'domain:validation.required';
  if (passwordStrength(password) < PASSWORD_STRENGTH_REQUIRED) return 'password.too-weak';
  return isCommonPassword(password) ? 'password.common' : undefined;
}

/**
 * Requires a new password that is strong enough, not common, and typed twice identically
 * (ACCOUNT-07, ACCOUNT-09).
 */
export const newPasswordProblems = ({
  password,
  passwordConfirm,
}: NewPassword): FieldViolations<NewPassword> => ({
  password: passwordText(password),
  passwordConfirm:
    passwordConfirm === ''
      ? 'domain:validation.required'
      : password === passwordConfirm
        ? undefined
        : 'password.differ',
});

export const newPasswordSchema = formSchema(NewPassword, newPasswordProblems);

import { PASSWORD_STRENGTH_REQUIRED, passwordStrength } from '@storefront/shared-domain/rules';
import type { Problems } from './form-resolver';

export type NewPassword = { password: string; passwordConfirm: string };

/** A new password is strong enough and typed twice alike (ACCOUNT-07, ACCOUNT-09). */
export const newPasswordProblems = ({ password, passwordConfirm }: NewPassword): Problems<NewPassword> => ({
  password: passwordStrength(password) < PASSWORD_STRENGTH_REQUIRED ? (password === '' ? 'domain:validation.required' : 'password.too-weak') : undefined,
  passwordConfirm: passwordConfirm === '' ? 'domain:validation.required' : password === passwordConfirm ? undefined : 'password.differ',
});

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Minimum level of a new password (ACCOUNT-09). */
export const PASSWORD_STRENGTH_REQUIRED = 3;

const LABELS = ['too-weak', 'weak', 'good', 'strong', 'very-strong'] as const;

/**
 * Strength of a password, 0 to 4 (ACCOUNT-08): a point each for 8 characters, a letter and a digit;
 * with all three, one for a special character.
 */
export function passwordStrength(password: string): PasswordStrength {
  const basic = [
    Array.from(password).length >= 8,
    /\p{L}/u.test(password),
    /\d/.test(password),
  ].filter(Boolean).length;
  return (basic === 3 && /[^\p{L}\p{N}\s]/u.test(password) ? 4 : basic) as PasswordStrength;
}

/** Key in the `domain` catalogue of the level's name (ACCOUNT-10). */
export const strengthLabelKey = (
  level: PasswordStrength,
): `password-strength.${(typeof LABELS)[number]}` => `password-strength.${LABELS[level]}`;

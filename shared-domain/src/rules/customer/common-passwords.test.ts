import { isCommonPassword } from './common-passwords';
import { PASSWORD_STRENGTH_REQUIRED, passwordStrength } from './password-strength';

test.each(['password1', 'Senha123', 'QWERTY123', 'p@ssw0rd'])(
  '[B38] %s is strong by its letters and known to everybody',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(passwordStrength(password)).toBeGreaterThanOrEqual(PASSWORD_STRENGTH_REQUIRED);
  },
);

test.each(['password1x', 'senha-123', '', 'constructor'])('[B38] %s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

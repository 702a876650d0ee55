import fc from 'fast-check';
import en from '../../locales/en.json';
import {
  PASSWORD_STRENGTH_REQUIRED,
  passwordStrength,
  type PasswordStrength,
  strengthLabelKey,
} from './password-strength';

test.each([
  ['', 0],
  ['!!!', 0],
  ['abc', 1],
  ['123', 1],
  ['!!!!!!!!', 1],
  ['abc123', 2],
  ['abcdefgh', 2],
  ['12345678', 2],
  ['abc123!', 2],
  ['abcdefg!', 2],
  ['abcdef12', 3],
  ['sénha123', 3],
  ['abc def1', 3],
  ['abcdef1!', 4],
  ['ábcdef1€', 4],
] as const)('[ACCOUNT-08] %p scores %p', (password, score) =>
  expect(passwordStrength(password)).toBe(score),
);

test('[ACCOUNT-08] a special character is worth a point at score 3 and nothing below', () =>
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (password) => {
      const plain = password.replace(/[^\p{L}\p{N}\s]/gu, 'x');
      const score = passwordStrength(plain);
      expect(passwordStrength(`${plain}!`)).toBe(score === 3 ? 4 : score);
    }),
  ));

test('[ACCOUNT-09] level 3 of 4 is required', () => {
  expect(PASSWORD_STRENGTH_REQUIRED).toBe(3);
  expect(passwordStrength('abcdef12')).toBeGreaterThanOrEqual(PASSWORD_STRENGTH_REQUIRED);
  expect(passwordStrength('abcdefg!')).toBeLessThan(PASSWORD_STRENGTH_REQUIRED);
});

test('[ACCOUNT-10] the levels have their names', () => {
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(en['password-strength']).map(([key, name]) => [
      `password-strength.${key}`,
      name,
    ]),
  );
  expect(
    ([0, 1, 2, 3, 4] as PasswordStrength[]).map((level) => names[strengthLabelKey(level)]),
  ).toEqual(['Too Weak', 'Weak', 'Good', 'Strong', 'Very Strong']);
});

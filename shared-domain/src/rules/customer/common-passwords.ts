/*
 * Most frequent entries in lists of leaked passwords, of those that are long enough and have a
 * letter and a digit. In lower case.
 */
const COMMON: ReadonlySet<string> = new Set(
  (
    'password1 password12 password123 passw0rd passw0rd1 p@ssw0rd p@ssword1 qwerty123 ' +
    'qwerty12 qwerty1234 qwertyuiop1 abc12345 abcd1234 abc123456 abc123abc ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 a1b2c3d4 aa123456 123456789a 12345678a ' +
    'a123456789 a12345678 a1234567 1234567a asdf1234 asdfgh123 asd12345 qwe12345 ' +
    'qwe123456 123qwe123 123456qwerty admin123 admin1234 administrator1 welcome1 welcome123 ' +
    'letmein1 letmein123 iloveyou1 iloveyou2 iloveyou123 monkey123 dragon123 ' +
    'football1 baseball1 superman1 michael1 princess1 sunshine1 trustno1 starwars1 master123 ' +
    'hello123 test1234 teste123 changeme1 pokemon1 charlie1 ' +
    'senha123 senha1234 senha12345 minhasenha1 brasil123 mudar123 flamengo1 corinthians1 ' +
    'palmeiras1 familia1 gabriel1 contraseña1 clave123 clave1234 argentina1 paraguay1 ' +
    'pizza123'
  ).split(' '),
);

/** Whether a password is among the most common ones, in any case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

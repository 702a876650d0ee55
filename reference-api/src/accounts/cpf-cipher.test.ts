import fc from 'fast-check';
import { createCpfCipher, CpfUnreadableError, keyIdOf } from './cpf-cipher';

const [OLD, NEW] = [
  'an old key of these tests, long enough',
  'a new key of these tests, long enough',
];
const CPF = '11144477735';

test('a CPF is encrypted with another nonce each time, decrypted again, and not contained in the result', () => {
  const { seal, open, keyId } = createCpfCipher([NEW]);
  const [one, other] = [seal(CPF), seal(CPF)];
  expect(one).not.toBe(other);
  expect([open(one), open(other), keyIdOf(one)]).toEqual([CPF, CPF, keyId]);
  expect(
    `${one}${Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')}`,
  ).not.toContain(CPF);
});

test('any text is unchanged after encryption and decryption', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => keyIdOf(text) === null),
      (text) => {
        const { seal, open } = createCpfCipher([NEW]);
        return open(seal(text)) === text;
      },
    ),
  ));

test('no CPF is stored as no text', () => expect(createCpfCipher([NEW]).seal('')).toBe(''));

test('a rotated key still decrypts, the newest one encrypts, and text of a removed key is null', () => {
  const [before, after] = [createCpfCipher([OLD]), createCpfCipher([NEW, OLD])];
  const sealed = before.seal(CPF);
  expect([after.open(sealed), keyIdOf(after.seal(CPF)) === after.keyId, after.keyIds]).toEqual([
    CPF,
    true,
    [after.keyId, before.keyId],
  ]);
  expect(createCpfCipher([NEW]).open(sealed)).toBeNull();
});

test.each(['', CPF, '111.444.777-35', 'v1', 'v1.x.y', `v2.${'0'.repeat(16)}.AAAA`])(
  '%j is not encrypted and stays as it is',
  (text) => {
    expect(createCpfCipher([NEW]).open(text)).toBe(text);
  },
);

test('a changed byte or a truncated text is rejected', () => {
  const { seal, open, keyId } = createCpfCipher([NEW]);
  const body = Buffer.from(seal(CPF).split('.')[2] ?? '', 'base64url');
  const read = (bytes: Buffer) => () => open(`v1.${keyId}.${bytes.toString('base64url')}`);
  for (let index = 0; index < body.length; index += 1) {
    const changed = Buffer.from(body);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(read(changed)).toThrow(CpfUnreadableError);
  }
  for (const length of [1, 12, 27, body.length - 1])
    expect(read(body.subarray(0, length))).toThrow(CpfUnreadableError);
});

test('a CPF is looked up by a keyed hash, the same each time, another one with each key', () => {
  const [before, after] = [createCpfCipher([OLD]), createCpfCipher([NEW, OLD])];
  expect(after.lookups(CPF)).toEqual(after.lookups(CPF));
  expect(after.lookups(CPF)[1]).toBe(before.lookups(CPF)[0]);
  expect(new Set([...after.lookups(CPF), ...after.lookups('52998224725')]).size).toBe(4);
});

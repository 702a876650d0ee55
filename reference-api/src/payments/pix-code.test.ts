import fc from 'fast-check';
import { crc16, pixCode, PixFieldTooLongError, type PixCharge } from './pix-code';

/**
 * The fields of a code, ids with their values; null when it does not consist of complete fields.
 */
function fieldsOf(code: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length) || value.length !== length) return null;
    fields.set(code.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

const charge = (more: Partial<PixCharge> = {}): PixCharge => ({
  key: 'pix@loja.example',
  merchant: 'Padaria',
  city: 'Recife',
  amount: 4990,
  txid: 'abc123',
  ...more,
});

test.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
  ['A', 'B915'],
])('the checksum of %j is %s', (text, crc) => expect(crc16(text)).toBe(crc));

test('a code with a static key, field by field', () => {
  const fields = fieldsOf(pixCode(charge()));
  expect([...(fields ?? [])].slice(0, -1)).toEqual([
    ['00', '01'],
    ['26', '0014br.gov.bcb.pix0116pix@loja.example'],
    ['52', '0000'],
    ['53', '986'],
    ['54', '49.90'],
    ['58', 'BR'],
    ['59', 'Padaria'],
    ['60', 'Recife'],
    ['62', '0506abc123'],
  ]);
});

test("the example of the central bank's manual", () => {
  expect(
    pixCode({
      key: '123e4567-e12b-12d1-a456-426655440000',
      merchant: 'Fulano de Tal',
      city: 'BRASILIA',
      amount: 0,
      txid: '',
    }),
  ).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
      '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('a charge of a provider is returned by its address and can be paid once', () => {
  const fields = fieldsOf(
    pixCode(charge({ key: undefined, url: 'bank.example/qr/v2/abc' } as Partial<PixCharge>)),
  );
  expect(fields?.get('01')).toBe('12');
  expect(fieldsOf(fields?.get('26') ?? '')?.get('25')).toBe('bank.example/qr/v2/abc');
});

test('a field of 99 characters fits', () => {
  const fields = fieldsOf(pixCode(charge({ key: 'k'.repeat(77) })));
  expect(fields?.get('26')).toHaveLength(99);
  expect(() => pixCode(charge({ key: 'k'.repeat(78) }))).toThrow(PixFieldTooLongError);
});

test('every code is made of whole fields, ends in its own checksum and says its amount', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.string(),
      (merchant, city, amount, txid) => {
        const code = pixCode(charge({ merchant, city, amount, txid }));
        const fields = fieldsOf(code);
        expect(fields?.get('63')).toBe(crc16(code.slice(0, -4)));
        expect(Math.round(Number(fields?.get('54')) * 100)).toBe(amount);
        expect(fields?.get('54')).toMatch(/^\d+\.\d\d$/);
      },
    ),
  );
});

import fc from 'fast-check';
import { createTableTokens } from './table-tokens';

const OLD = 'an-old-key-that-only-these-tests-know';
const NEW = 'a-newer-key-that-only-these-tests-know';
const tokens = createTableTokens([NEW]);
const place = { restaurantId: 404, table: 'Varanda 1', generation: 3, expiresAt: new Date(1e12) };

describe('codes of table links', () => {
  test('[OPEN-029] a code opens to its restaurant and table, whatever these are called', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        (restaurantId, table) => {
          expect(tokens.open(tokens.mint({ restaurantId, table }))).toEqual({
            restaurantId,
            table: Buffer.from(table).toString(),
            generation: 0,
            expiresAt: null,
          });
        },
      ),
    );
  });

  test('[OPEN-029] it is url-safe, discloses nothing, and is never the same', () => {
    const minted = Array.from({ length: 50 }, () => tokens.mint(place));
    expect(new Set(minted).size).toBe(50);
    for (const token of minted) {
      expect(token).toMatch(/^[\w-]{60,80}$/);
      expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('Varanda');
    }
  });

  test('[OPEN-029] one flipped bit anywhere opens nothing', () => {
    const bytes = Buffer.from(tokens.mint(place), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const altered = Buffer.from(bytes);
      altered[bit >> 3] = altered[bit >> 3]! ^ (1 << (bit & 7));
      expect(tokens.open(altered.toString('base64url'))).toBeNull();
    }
  });

  test.each(['', '../..', 'A'.repeat(100_000), '{"table":"7"}'])(
    '[OPEN-029] %.20j opens nothing',
    (text) => {
      expect(tokens.open(text)).toBeNull();
    },
  );

  test('[OPEN-029] a new key makes the codes, the old one’s are still read, until it is taken away', () => {
    const printed = createTableTokens([OLD]).mint(place);
    const rotated = createTableTokens([NEW, OLD]);
    expect(rotated.open(printed)).toEqual(place);
    expect(tokens.open(rotated.mint(place))).toEqual(place);
    expect(tokens.open(printed)).toBeNull();
  });

  test('[OPEN-029] a code printed before codes had generations is one of generation 0 without an end', () => {
    const printed = 'Af3_ddlwFC_T-DATeC7flA601dz-ESYTgHyuDY8C1UYBwpVOEPie5yzSQnFFtA';
    expect(createTableTokens([OLD]).open(printed)).toEqual({
      restaurantId: 404,
      table: 'Varanda 1',
      generation: 0,
      expiresAt: null,
    });
  });

  test('without a key there are no codes', () =>
    expect(() => createTableTokens([])).toThrow(TypeError));
});

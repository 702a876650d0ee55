import fc from 'fast-check';
import { createTableTokens } from './table-tokens';

const OLD = 'an-old-key-that-only-these-tests-know';
const NEW = 'a-newer-key-that-only-these-tests-know';
const tokens = createTableTokens([NEW]);
const place = { restaurantId: 404, table: 'Varanda 1' };

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

  test('[OPEN-029] nor does any of 10,000 alterations of its text', () => {
    const token = tokens.mint(place);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. %é';
    const altered = fc
      .tuple(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(...alphabet),
        fc.constantFrom('replace', 'insert', 'cut', 'append'),
      )
      .map(
        ([at, by, how]) =>
          ({
            replace: token.slice(0, at) + by + token.slice(at + 1),
            insert: token.slice(0, at) + by + token.slice(at),
            cut: token.slice(0, at),
            append: token + by,
          })[how]!,
      )
      .filter((text) => text !== token);
    fc.assert(
      fc.property(altered, (text) => tokens.open(text) === null),
      { numRuns: 10_000 },
    );
  });

  test.each([
    '',
    'x',
    '7',
    'null',
    '../..',
    'A'.repeat(60),
    'A'.repeat(100_000),
    '%00',
    '{"table":"7"}',
  ])('[OPEN-029] %.20j opens nothing', (text) => {
    expect(tokens.open(text)).toBeNull();
  });

  test('[OPEN-029] a new key makes the codes, the old one’s are still read, until it is taken away', () => {
    const printed = createTableTokens([OLD]).mint(place);
    const rotated = createTableTokens([NEW, OLD]);
    expect(rotated.open(printed)).toEqual(place);
    expect(tokens.open(rotated.mint(place))).toEqual(place);
    expect(tokens.open(printed)).toBeNull();
  });

  test('without a key there are no codes', () =>
    expect(() => createTableTokens([])).toThrow(TypeError));
});

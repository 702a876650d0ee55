import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { randomRuns } from '../../../../shared-domain/src/testing/random-runs';
import { cnpjOf, cpfOf } from '../../testing/cpf';
import { cardPlace } from './card-guard';

const CARD = '4111111111111111';
const ALLOWED = ['creditCard.creditCardNumber', 'creditCard.creditCardCcv'];

test.each([
  ['a campaign', { details: { campaign: CARD } }, 'details.campaign'],
  ['the id of a link', { details: { linkUUID: `u-${CARD}` } }, 'details.linkUUID'],
  ['a mail address', { user: { email: `${CARD}@x.example` } }, 'user.email'],
  ['a push id', { user: { one_signal_id: '4111-1111-1111-1111' } }, 'user.one_signal_id'],
  ['a fingerprint', { fingerprint: '4111.1111.1111.1111' }, 'fingerprint'],
  ['the address of a push service', { endpoint: `https://p.example/${CARD}/x` }, 'endpoint'],
  ['a number', { details: { discountID: 4111111111111111 } }, 'details.discountID'],
  ['a number that is not exact', { id: 4000000000000000006 }, 'id'],
  ['a phone of 16 digits', { user: { phone: CARD } }, 'user.phone'],
  ['an unknown field, deep in lists', { a: [{ b: [1, `x ${CARD}`] }] }, 'a.0.b.1'],
  ['the name of a field', { a: { [CARD]: 1 } }, 'a'],
  ['the name of the first field', { [CARD]: { b: CARD } }, 'body'],
  ['a list', [CARD], '0'],
  ['the code of a card', { ratingNote: 'CVV 123' }, 'ratingNote'],
  [
    'a holder beside a number',
    { creditCard: { creditCardHolderName: CARD } },
    'creditCard.creditCardHolderName',
  ],
])('a card in %s has its place', (_case, body, place) =>
  expect(cardPlace(body, ALLOWED)).toBe(place),
);

test.each([
  ['the card of the wallet', { creditCard: { creditCardNumber: CARD, creditCardCcv: '123' } }],
  ['a password, which is hashed', { password: CARD, passwordConfirm: CARD }],
  ['bytes', Buffer.from(CARD)],
  ['a text alone, which no contract accepts', CARD],
  ['nothing', undefined],
  ['an object of a class', new URLSearchParams({ a: CARD })],
  ['milliseconds and microseconds', { at: 1_764_430_267_123, us: 1_764_430_267_123_456 }],
  ['degrees', { latitude: -47.06123456789012, longitude: 41.11111111111111 }],
  ['a phone of 15 digits', { phone: '378282246310005' }],
  ['a uuid without letters', { uuid: '41111111-1111-4111-8111-111111111111' }],
  [
    'the code of a Pix',
    {
      code:
        '00020126580014br.gov.bcb.pix0136123e4567-e89b-42d3-a456-42665544000a' +
        '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    },
  ],
  ['a barcode', { code: '34191790010104351004791020150008291070026000' }],
  ['a cookie of an ads vendor', { fbp: 'fb.1.1596403881668.1116446470' }],
])('%s is no card', (_case, body) => expect(cardPlace(body, ALLOWED)).toBeNull());

const digits = (least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const bytesAs = (encoding: 'hex' | 'base64url', length: number) =>
  fc.constant(null).map(() => randomBytes(length).toString(encoding));
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const phone = fc
  .tuple(fc.integer({ min: 11, max: 99 }), digits(9), fc.constantFrom('', '55', '+55 '))
  .map(([area, number, country]) => `${country}${area}${number}`);
const token = fc.oneof(
  fc
    .tuple(bytesAs('base64url', 20), bytesAs('base64url', 150), bytesAs('base64url', 32))
    .map((parts) => parts.join('.')),
  bytesAs('base64url', 32),
  bytesAs('base64url', 120),
);
const id = fc.oneof(
  fc.uuid({ version: 4 }),
  fc.uuid(),
  bytesAs('hex', 12),
  bytesAs('hex', 16),
  bytesAs('hex', 20),
  bytesAs('hex', 32),
  digits(1, 12),
);
const text = fc.constantFrom(
  'sem cebola, 2 talheres, ponto da carne 3',
  'Rua 15 de Novembro, 1042, ap 31, bloco 2, 01310-100',
  'Pedido #1042 de 2026-11-23 19:30, troco para R$ 100,00',
  'interfone 1204, ligar (11) 98765-4321',
);
const body = fc.record({
  details: fc.record({
    uuid: fc.uuid({ version: 4 }),
    discountID: fc.oneof(id, fc.nat()),
    grandTotal: fc.integer({ min: 0, max: 100_000_000 }).map((hundredths) => hundredths / 100),
    campaign: fc.oneof(id, text),
    linkUUID: id,
    scheduleTo: fc.constant('2026-11-23 9:30'),
    creditCardToken: token,
    coordinates: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  }),
  user: fc.record({
    phone,
    email: fc.tuple(digits(0, 8), fc.constant('@x.example')).map((parts) => `a${parts.join('')}`),
    cpf: fc.oneof(fc.nat(999_999_999).map(cpfOf), fc.nat(99_999_999).map(cnpjOf)),
    CEP: digits(8),
    complemento: text,
    one_signal_id: id,
  }),
  orders: fc.array(fc.record({ lineId: id, id, notes: text, price: fc.double({ max: 1e6 }) }), {
    maxLength: 3,
  }),
  fingerprint: id,
  tableToken: token,
  token,
  endpoint: token.map((it) => `https://fcm.googleapis.com/fcm/send/${it.slice(0, 11)}:APA91b${it}`),
  sentAt: fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 }),
  at: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString()),
});

test('no body without a card is refused', () => {
  fc.assert(
    fc.property(body, (it) => expect(cardPlace(it)).toBeNull()),
    { numRuns: randomRuns(10_000) },
  );
}, 120_000);

/** The paths of all texts of a body. */
const textsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
  if (typeof value === 'string') return [path];
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
    : [];
};

const numbers = fc.constantFrom(
  CARD,
  '5555 5555 5555 4444',
  '3782-822463-10005',
  '6362.9700.0045.7013',
);
test('a card in any of their texts is found there', () => {
  fc.assert(
    fc.property(body, fc.nat(), numbers, (it, at, number) => {
      const copy = structuredClone(it) as Record<string, unknown>;
      const places = textsIn(copy).filter((path) => path.at(-1) !== 'phone');
      const path = places[at % places.length] ?? [];
      const parent = path
        .slice(0, -1)
        .reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
      parent[path.at(-1) ?? ''] = number;
      expect(cardPlace(copy)).toBe(path.join('.'));
    }),
    { numRuns: randomRuns(1000) },
  );
}, 120_000);

test.each([
  ['digits in one text', { notes: '1 '.repeat(128_000) }],
  ['digits of another script', { notes: '٣ '.repeat(85_000) }],
  ['signs that become many', { notes: 'ﷺ'.repeat(85_000) }],
  ['plus signs', { notes: '1+'.repeat(128_000) }],
  ['100,000 numbers', Array.from({ length: 100_000 }, (_, at) => at)],
])('%s, as many as a body has, take seconds of the processor, not minutes', (_case, large) => {
  const start = process.cpuUsage();
  expect(cardPlace(large)).toBeNull();
  // 0.5 s on an idle machine, 1.3 s beside other work; a quadratic walk needs minutes
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});

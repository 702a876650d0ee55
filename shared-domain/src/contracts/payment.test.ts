import fc from 'fast-check';
import * as z from 'zod/mini';
import { readFromCardFrame, readToCardFrame } from './card-frame';
import {
  Address,
  AddressSuggestion,
  DeliveryFeeRequest,
  DeliveryFeeResult,
  FeeDiscountResult,
  GeospatialAddress,
  Zone,
} from './delivery';
import { expectEntity, fields } from './entity.test-kit';
import {
  CashbackBalance,
  Coupon,
  LoyaltyPartner,
  NewCard,
  PaymentForm,
  StoredCard,
  TypedCard,
} from './payment';
import {
  flag,
  Id,
  list,
  minor,
  Money,
  money,
  on,
  optionalMoney,
  strictList,
  text,
  toDecimal,
  toMinor,
} from './primitives';

const both = <T>(value: T): [T, T] => [value, value];

test('[DOMAIN-040] cashback balance', () => {
  expectEntity(CashbackBalance, fields({ money: 'balance', text: 'expirationDate' }), {});
  expect(z.parse(CashbackBalance, { balance: 5, expirationDate: null }).expirationDate).toBeNull();
});

test.each(['fixDiscount', 'percentDiscount'])('[DOMAIN-041] coupon of type %s', (type) => {
  expectEntity(
    Coupon,
    fields(
      {
        id: 'id',
        text: 'code',
        money: 'fixDiscount minOrderValue',
        amount: 'percentDiscount',
        flag: 'onlyOneUsePerClient enableUseFeaturedItems',
      },
      { type: both(type) },
    ),
    { id: 1, code: 'HELLO', type },
  );
  expect(z.safeParse(Coupon, { id: 1, code: 'HELLO', type: 'gift' }).success).toBe(false);
});

test('[DOMAIN-042] card as typed', () =>
  expectEntity(TypedCard, fields({ text: 'number holderName expiryDate ccv' })));

test('[DOMAIN-044] stored card', () =>
  expectEntity(
    StoredCard,
    fields({ text: 'creditCardUUID creditCardCVV fingerprint', flag: 'creditCardIsDefault' }),
    { creditCardUUID: 'c1' },
  ));

test('[DOMAIN-045] new card payload', () => {
  const card = fields({
    flag: 'creditCardIsDefault',
    text: `
      creditCardHolderName creditCardExpiryMonth creditCardNumber creditCardExpiryYear
      creditCardCcv creditCardNickname
    `,
  });
  const holder = fields({ text: 'name email phone cpfCnpj postalCode addressNumber' });
  const client = fields({ text: 'name phone cpf email car_plate car_model_color' });
  expectEntity(
    NewCard,
    fields(
      {},
      {
        creditCard: [card.wire, card.read],
        creditCardHolder: [holder.wire, holder.read],
        client: [client.wire, client.read],
        shouldStoreCard: both(true),
      },
    ),
  );
});

test('[DOMAIN-046] payment form', () => {
  const coupon = fields({ id: 'id', text: 'input name', money: 'value' });
  const creditCard = fields({
    flag: 'creditCardIsValid creditCardIsDefault',
    text: 'creditCardBrand creditCardNumber creditCardNickName creditCardUUID creditCardCustomer creditCardToken',
  });
  const user = fields({ text: 'name cpf email' });
  const codes = fields({ text: 'confirmationCode saleID' });
  expectEntity(
    PaymentForm,
    fields(
      { text: 'paymentMethod' },
      {
        coupon: [coupon.wire, coupon.read],
        user: [user.wire, user.read],
        cash: [
          { changeNeeded: true, change: 50 },
          { changeNeeded: true, change: 5000 },
        ],
        card: both({ name: 'Visa', type: 'debit' }),
        creditCard: [creditCard.wire, creditCard.read],
        convenix: [codes.wire, codes.read],
      },
    ),
  );
});

test('[DOMAIN-047] loyalty partner', () =>
  expectEntity(
    LoyaltyPartner,
    fields({ text: 'cpf confirmationCode saleID', flag: 'codeIsValid' }),
    {},
  ));

const NONCE = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
const OTHER = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a12';
const base = {
  type: 'start',
  nonce: NONCE,
  restaurantId: 101,
  fingerprint: OTHER,
  language: 'pt-br',
  colors: { main: '#b3261e', onMain: '#ffffff' },
  look: 'trattoria',
  bearer: null,
};
const start = {
  ...base,
  mode: 'new',
  client: { name: 'Ana', email: '', phone: '', cpf: '', car_plate: '', car_model_color: '' },
  country: 'US',
  refusedBrands: ['AMEX'],
};
const card = {
  creditCardUUID: OTHER,
  creditCardIsDefault: false,
  creditCardIsValid: true,
  creditCardCVV: '',
  fingerprint: '',
  creditCardBrand: 'Visa',
  creditCardNumber: '1111',
  creditCardNickName: 'Mine',
  creditCardToken: 't',
};

test('a page that sends no country has the Brazilian form', () => {
  const { country: _country, refusedBrands: _brands, ...older } = start;
  expect(readToCardFrame(older, NONCE)).toEqual({ ...older, country: 'BR', refusedBrands: [] });
});

test.each([
  ['start of a new card', start],
  [
    'start of a CVV',
    { ...base, mode: 'cvv', card: { uuid: OTHER, brand: 'Visa', lastDigits: '1111' } },
  ],
  ['submit', { type: 'submit', nonce: NONCE, shouldStoreCard: true, bearer: 'b' }],
  ['resume', { type: 'resume', nonce: NONCE }],
])('the frame accepts %s', (_name, message) =>
  expect(readToCardFrame(message, NONCE)).toEqual(message),
);

test.each([
  ['ready', { type: 'ready', nonce: NONCE, height: 420 }],
  ['resized', { type: 'resized', nonce: NONCE, height: 420.5 }],
  ['finishing', { type: 'finishing', nonce: NONCE }],
  ['done', { type: 'done', nonce: NONCE, card }],
  ['failed', { type: 'failed', nonce: NONCE, status: 422, text: 'no', code: '' }],
  ['cancelled', { type: 'cancelled', nonce: NONCE }],
])('the page accepts %s', (_name, message) =>
  expect(readFromCardFrame(message, NONCE)).toEqual(message),
);

test.each([
  ['ember', 'ember'],
  [undefined, 'classic'],
  ['x] , * { color: red }', 'classic'],
])('the look %p is %p for the frame', (look, read) =>
  expect(readToCardFrame({ ...start, look }, NONCE)).toMatchObject({ look: read }),
);

test.each([
  ['a text', 'ready'],
  ['a message without nonce', { type: 'resume' }],
  ['the nonce of another frame', { ...start, nonce: OTHER }],
  ['a colour that is none', { ...start, colors: { main: 'url(//x)', onMain: '#fff' } }],
  ['what only the frame says', { type: 'done', nonce: NONCE, card }],
])('the frame ignores %s', (_name, message) => expect(readToCardFrame(message, NONCE)).toBeNull());

test.each([
  ['a number', 7],
  ['the nonce of another frame', { type: 'cancelled', nonce: OTHER }],
  ['done without a card', { type: 'done', nonce: NONCE }],
  ['what only the page says', { type: 'resume', nonce: NONCE }],
])('the page ignores %s', (_name, message) => expect(readFromCardFrame(message, NONCE)).toBeNull());

test('[CARDS-13] card data added to a message is dropped', () => {
  const received = readFromCardFrame(
    { type: 'done', nonce: NONCE, card: { ...card, number: '4111111111111111' }, ccv: '123' },
    NONCE,
  );
  expect(JSON.stringify(received)).not.toMatch(/4111111111111111|123"/);
});

const coordinates = { latitude: -23.5, longitude: -46.6 };

test('[DOMAIN-034] address', () =>
  expectEntity(
    Address,
    fields(
      {
        text: 'street number zone complemento address_ref city region',
        amount: 'distance',
        id: 'deliveryFeeID',
      },
      { coordinates: both(coordinates) },
    ),
    {},
  ));

test('[DOMAIN-034] a position that is none of this earth is no position', () => {
  expect(z.parse(Address, { coordinates: { latitude: 91, longitude: 0 } }).coordinates).toBeNull();
});

test('[DOMAIN-035] address suggestion', () =>
  expectEntity(
    AddressSuggestion,
    fields({ text: 'street addr district city', amount: 'lat lng' }),
    { lat: 1, lng: 2 },
  ));

test('[DOMAIN-036] geospatial address', () =>
  expectEntity(
    GeospatialAddress,
    fields(
      {},
      {
        address: both(fields({ text: 'street number city zone name' }).wire),
        coordinates: both(coordinates),
        complements: both(fields({ text: 'number complement referencePoint' }).wire),
        deliveryInfo: [
          {
            found: true,
            delivery: true,
            deliveryFee: 8,
            deliveryFeeID: 9,
            motoboyRemuneration: 5.5,
          },
          {
            found: true,
            delivery: true,
            deliveryFee: 800,
            deliveryFeeID: '9',
            motoboyRemuneration: 550,
          },
        ],
      },
    ),
  ));

test('[DOMAIN-037] delivery fee result', () => {
  expectEntity(
    DeliveryFeeResult,
    fields(
      {
        money: 'deliveryFee',
        id: 'deliveryFeeID',
        amount: 'distance',
        text: 'street zone city number',
      },
      { found: both(true), delivery: both(false) },
    ),
    { found: false, delivery: false },
  );
  expect(z.safeParse(DeliveryFeeResult, { delivery: true }).success).toBe(false);
});

test.each(['fixed', 'percent', 'flat_fee'])(
  '[DOMAIN-038] delivery fee discount result of type %s, under either name',
  (discountType) => {
    expect(z.parse(FeeDiscountResult, { discountValue: 2.5, discountType })).toMatchObject({
      discountValue: 2.5,
      discountType,
    });
    expect(z.parse(FeeDiscountResult, { value: 2.5, discountType })).toMatchObject({
      value: 2.5,
      discountType,
    });
    expect(z.parse(FeeDiscountResult, {}).discountType).toBe('');
  },
);

test('[DOMAIN-039] zone', () =>
  expectEntity(
    Zone,
    fields(
      { id: 'id', text: 'zone', flag: 'available' },
      {
        regions: [
          [{ region_id: 1, fee: 5.5, returnFee: 2 }],
          [{ region_id: '1', fee: 550, returnFee: 200 }],
        ],
      },
    ),
    { id: 1, zone: 'Centro' },
  ));

test('[OPEN-051] the body of a fee request', () =>
  expectEntity(
    DeliveryFeeRequest,
    fields(
      {
        text: 'street number zone city region',
        id: 'deliveryFeeID',
      },
      { restaurantID: both(7), coordinates: both(coordinates) },
    ),
    { restaurantID: 7 },
  ));

describe('money', () => {
  test.each([
    [18.9, 1890],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    [1.004, 100],
    [-0, 0],
    [1250000, 125000000],
  ])('%j is %s hundredths', (decimal, hundredths) => expect(toMinor(decimal)).toBe(hundredths));

  test('survives the wire: decoding what was encoded gives the same hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }).map(minor), (amount) => {
        expect(z.decode(Money, z.encode(Money, amount))).toBe(amount);
        expect(toMinor(JSON.parse(JSON.stringify(toDecimal(amount))))).toBe(amount);
      }),
    );
  });

  test('a fraction of a hundredth is no amount', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => minor(value)).toThrow(RangeError);
  });

  test.each(['1.50', null, 1e13, {}, true])('%p is no price', (wire) =>
    expect(z.safeParse(Money, wire).success).toBe(false),
  );
  test.each([undefined, null])('%p is 0 where money may be left out', (wire) => {
    expect(z.parse(money(), wire)).toBe(0);
    expect(z.parse(optionalMoney(), wire)).toBe(0);
  });
  test.each(['1.50', 1e300, {}, [], true])(
    '%p reads as 0 where it matters little and is refused where it would be a gift',
    (wire) => {
      expect(z.parse(money(), wire)).toBe(0);
      expect(z.safeParse(optionalMoney(), wire).success).toBe(false);
    },
  );
});

test.each([
  { wire: 1, off: true, on: true },
  { wire: '1', off: true, on: true },
  { wire: true, off: true, on: true },
  { wire: 'true', off: true, on: true },
  { wire: 0, off: false, on: false },
  { wire: '0', off: false, on: false },
  { wire: false, off: false, on: false },
  { wire: 'false', off: false, on: false },
  { wire: undefined, off: false, on: true },
  { wire: null, off: false, on: true },
  { wire: {}, off: false, on: true },
  { wire: 'maybe', off: false, on: true },
])(
  'a switch of $wire: $off when it is off by default, $on when it is on by default',
  ({ wire, ...read }) => {
    expect(z.parse(flag(), wire)).toBe(read.off);
    expect(z.parse(on(), wire)).toBe(read.on);
  },
);

test.each([
  { wire: 7, id: '7' },
  { wire: '7', id: '7' },
  { wire: 'a-7', id: 'a-7' },
])('the id $wire is the text $id', ({ wire, id }) => expect(z.parse(Id, wire)).toBe(id));

test.each([
  { wire: 'x', read: 'x' },
  { wire: undefined, read: '' },
  { wire: null, read: '' },
  { wire: 7, read: '' },
])('the text $wire reads as "$read"', ({ wire, read }) => {
  expect(z.parse(text(), wire)).toBe(read);
});

describe('lists', () => {
  test('a broken entry is dropped alone; what is no list is empty', () => {
    expect(z.parse(list(Money), [1, 'x', null, 2])).toEqual([100, 200]);
    for (const wire of [undefined, null, 'x', 7, {}])
      expect(z.parse(list(Money), wire)).toEqual([]);
  });

  test('where every entry counts one broken entry breaks the whole', () => {
    expect(z.safeParse(strictList(Money), [1, 'x']).success).toBe(false);
    expect(z.parse(strictList(Money), undefined)).toEqual([]);
    expect(z.safeParse(strictList(Money), Array(501).fill(1)).success).toBe(false);
  });
});

import { aClient, aCustomer, aRestaurant } from '../../testing';
import { customerProblems, isDocumentRequested } from '../customer/customer-problems';
import { isLongEnough } from '../customer/phone-size';
import { formatPhone, maskPhone, phoneDigits } from '../phones/phones';
import { addressLines, orderAddressTexts } from '../delivery/address-texts';
import { formatDate } from '../format/format-dates';
import { cardRulesOf } from '../payment/cards/card-rules';
import { holderFields, holderProblems } from '../payment/cards/holder-problems';
import { newCardOf, newCardProblem } from '../payment/cards/new-card';
import { COUNTRIES, countryNamed, usesMiles } from './country-table';
import { documentDigits, documentName } from './documents';
import { isNumberFirst, restaurantAddress } from './places';
import {
  findsStreet,
  hasPostcodeLayout,
  isPostcode,
  maskPostcode,
  postcodeName,
  postcodeSigns,
} from './postcodes';

/** A restaurant and a customer of each country, as they write, and what the storefront makes of it. */
const CASES = {
  BR: {
    phone: ['+55 11 98765-4321', '11987654321', '(11) 98765-4321', '(11) 98765-4321'],
    document: ['529.982.247-25', '52998224725', '529.982.247-24', ''],
    postcode: ['01310100', '01310-100', '0131010'],
    fields: 'name email phone cpfCnpj postalCode addressNumber',
    door: 'Rua Augusta, 1200',
    date: '05/09/2026',
  },
  US: {
    phone: ['+1 718-555-0142', '7185550142', '(718) 555-0142', '+1 (718) 555-0142'],
    document: ['', '', null, ''],
    postcode: ['112110001', '11211-0001', '1121'],
    fields: 'name email phone postalCode addressNumber',
    door: '1200 Rua Augusta',
    date: '09/05/2026',
  },
  PY: {
    phone: ['+595 981 123456', '981123456', '981 123 456', '981 123 456'],
    document: ['4.567.890', '4567890', '12', 'CI / RUC'],
    postcode: ['1209', '1209', '12'],
    fields: 'name email phone cpfCnpj postalCode? addressNumber',
    door: 'Rua Augusta 1200',
    date: '05/09/2026',
  },
  AR: {
    phone: ['+54 11 2345-6789', '1123456789', '11 2345-6789', '11 2345-6789'],
    document: ['20-12345678-6', '20123456786', '123', 'DNI / CUIT'],
    postcode: ['c1425abc', 'c1425abc', '14'],
    fields: 'name email phone cpfCnpj postalCode addressNumber',
    door: 'Rua Augusta 1200',
    date: '05/09/2026',
  },
  BO: {
    phone: ['591 7123 4567', '71234567', '7123 4567', '7123 4567'],
    document: ['1234567-1A', '12345671A', '123', 'CI / NIT'],
    postcode: null,
    fields: 'name email phone cpfCnpj addressNumber',
    door: 'Rua Augusta 1200',
    date: '05/09/2026',
  },
  UY: {
    phone: ['094 231 234', '094231234', '094 231 234', '094 231 234'],
    document: ['1.234.567-2', '12345672', '123', 'CI / RUT'],
    postcode: ['11300', '11300', '113'],
    fields: 'name email phone cpfCnpj postalCode addressNumber',
    door: 'Rua Augusta 1200',
    date: '05/09/2026',
  },
  CL: {
    phone: ['+56 9 6123 4567', '961234567', '9 6123 4567', '9 6123 4567'],
    document: ['10.000.013-k', '10000013K', '12', 'RUT'],
    postcode: ['8320000', '8320000', '83'],
    fields: 'name email phone cpfCnpj postalCode? addressNumber',
    door: 'Rua Augusta 1200',
    date: '05/09/2026',
  },
  PT: {
    phone: ['+351 912 345 678', '912345678', '912 345 678', '912 345 678'],
    document: ['123 456 789', '123456789', '12345678', 'NIF'],
    postcode: ['1000205', '1000-205', '1000'],
    fields: 'name email phone postalCode addressNumber',
    door: 'Rua Augusta, 1200',
    date: '05/09/2026',
  },
  ES: {
    phone: ['+34 612 34 56 78', '612345678', '612 34 56 78', '612 34 56 78'],
    document: ['12345678-z', '12345678Z', '1234567', 'NIF / NIE'],
    postcode: ['28013', '28013', '2801'],
    fields: 'name email phone postalCode addressNumber',
    door: 'Rua Augusta, 1200',
    date: '05/09/2026',
  },
  IT: {
    phone: ['+39 312 345 6789', '3123456789', '312 345 6789', '312 345 6789'],
    document: ['rssmra85t10a562s', 'RSSMRA85T10A562S', 'RSS', 'Codice fiscale / P. IVA'],
    postcode: ['00184', '00184', '001'],
    fields: 'name email phone postalCode addressNumber',
    door: 'Rua Augusta, 1200',
    date: '05/09/2026',
  },
} as const;

const HOLDER = { name: 'Ana Souza', email: 'ana@example.com', addressNumber: '12' };
const CARD = {
  number: '4111 1111 1111 1111',
  holderName: 'Ana Souza',
  expiry: '05/31',
  ccv: '123',
  nickname: 'Mine',
};
const TODAY = '2026-11-24';

test('[OPEN-099] every country of the table has a record and a customer here', () =>
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(COUNTRIES).sort()));

describe.each(Object.entries(CASES))('[OPEN-099] a restaurant in %s', (country, expected) => {
  const info = aRestaurant({ country, has_cpf_field: true, cpf_delivery_is_mandatory: true });
  const [typedPhone, phone, masked, shown] = expected.phone;
  const [typedDocument, document, wrongDocument, name] = expected.document;

  test('phones: stored in digits, laid out while typed and on the screen', () => {
    expect(phoneDigits(typedPhone, country)).toBe(phone);
    expect(maskPhone(typedPhone, country)).toBe(masked);
    expect(maskPhone(maskPhone(phone, country), country)).toBe(masked);
    expect(formatPhone(phone, country)).toBe(shown);
    expect([isLongEnough(phone, country), isLongEnough(phone.slice(0, 5), country)]).toEqual([
      true,
      false,
    ]);
  });

  test('[DELIVERY-19] the document of the customer', () => {
    const problems = (cpf: string) =>
      customerProblems(aCustomer({ phone, cpf }), info, 'delivery', false).map(
        ({ field }) => field,
      );
    expect(isDocumentRequested(info)).toBe(wrongDocument !== null);
    expect(documentName(country)).toBe(name);
    expect(problems(document)).toEqual([]);
    expect(documentDigits(typedDocument, country)).toBe(document);
    expect(problems(wrongDocument ?? 'x')).toEqual(wrongDocument === null ? [] : ['cpf']);
  });

  test('[CARDS-06] [CARDS-07] [CARDS-09] a card: its fields, their rules, and the wire accepts it', () => {
    const rules = cardRulesOf(info);
    const fields = holderFields(rules.country).map(
      ({ field, isMandatory }) => `${field}${isMandatory ? '' : '?'}`,
    );
    expect(fields.join(' ')).toBe(expected.fields);
    const holder = {
      ...HOLDER,
      phone: phoneDigits(maskPhone(typedPhone, country), country),
      cpfCnpj: typedDocument,
      postalCode: maskPostcode(expected.postcode?.[0] ?? '', country),
    };
    expect(holderProblems(holder, country)).toEqual({});
    const client = { ...aClient(), car_plate: '', car_model_color: '' };
    const made = newCardOf(CARD, holder, country, { client, shouldStoreCard: false });
    expect(newCardProblem(made, TODAY, rules)).toBeNull();
    expect(made.creditCardHolder).toMatchObject({
      phone,
      cpfCnpj: fields.includes('cpfCnpj') ? document : '',
    });
    expect(holderProblems({ ...holder, phone: phone.slice(0, 5) }, country)).toEqual({
      phone: 'phone',
    });
  });

  test('postal codes have the layout of the country', () => {
    if (expected.postcode === null) return expect(countryNamed(country)?.postcode).toBeNull();
    const [typed, laid, wrong] = expected.postcode;
    expect(maskPostcode(typed, country)).toBe(laid);
    const holder = { ...HOLDER, phone, cpfCnpj: document, postalCode: wrong };
    expect(holderProblems(holder, country)).toEqual({ postalCode: 'postal-code' });
  });

  test('[MENU-23] [DOMAIN-098] dates, and the house number, are written as there', () => {
    expect(formatDate('2026-09-05', info)).toBe(expected.date);
    const [line] = addressLines(
      orderAddressTexts(
        (field) => ({ street: 'Rua Augusta', number: '1200' })[field as 'street'] ?? '',
      ),
      country,
    );
    expect(line).toBe(expected.door);
    expect(restaurantAddress(info)).toContain(expected.door);
  });
});

describe('[OPEN-099] a record with an unknown country, or none', () => {
  test.each([
    ['', 'pt-br', 'BR'],
    ['XX', '', 'BR'],
    ['', 'en', ''],
    ['constructor', 'es', ''],
  ])('country %p in the language %p has the card form of %p', (country, language, is) =>
    expect(cardRulesOf(aRestaurant({ country, language })).country).toBe(is),
  );

  test('without a country a card needs no document, and its postal code is optional', () => {
    expect(holderFields('').map(({ field }) => field)).not.toContain('cpfCnpj');
    const holder = { ...HOLDER, phone: '2079460958', cpfCnpj: '', postalCode: '' };
    expect(holderProblems(holder, '')).toEqual({});
  });

  test('phones stay bare, dates begin with the day, a document is Brazilian', () => {
    expect(maskPhone('2079460958', 'XX')).toBe('2079460958');
    expect(formatDate('2026-09-05', aRestaurant({ country: 'XX' }))).toBe('05/09/2026');
    expect(formatDate('2026-09-05', null)).toBe('05/09/2026');
    const info = aRestaurant({ country: 'XX', has_cpf_field: true });
    expect(
      customerProblems(aCustomer({ cpf: '1' }), info, 'balcony', false).map(({ field }) => field),
    ).toEqual(['cpf']);
  });
});

test('a number from abroad is not cut outside Brazil', () =>
  expect([maskPhone('+44 7911 123456', 'US'), isLongEnough('447911123456', 'US')]).toEqual([
    '+44 7911 123456',
    true,
  ]));

test('restaurants write their address as their country does', () => {
  const place = {
    street: 'Bedford Avenue',
    street_number: '218',
    bairro: 'Williamsburg',
    city: 'Brooklyn',
    uf: 'NY',
  };
  expect(restaurantAddress(aRestaurant({ ...place, country: 'US' }))).toBe(
    '218 Bedford Avenue, Williamsburg, Brooklyn, NY',
  );
  expect(restaurantAddress(aRestaurant())).toBe('Rua Augusta, 1200 - Consolação, São Paulo - SP');
  expect(restaurantAddress(aRestaurant({ street_number: '' }))).toBe(
    'Rua Augusta - Consolação, São Paulo - SP',
  );
  expect(
    restaurantAddress(
      aRestaurant({ street: '', street_number: '', bairro: '', city: '', uf: ' ' }),
    ),
  ).toBe('');
});

test.each([
  ['US', true],
  [' us ', true],
  ['BR', false],
  ['', false],
])('[OPEN-099] distances in the country %p are in miles: %p', (country, isShown) =>
  expect(usesMiles(country)).toBe(isShown),
);

test.each([
  ['US', true],
  ['BR', false],
  ['', false],
])('[OPEN-099] in the country %p the house number is the first part: %p', (country, isFirst) =>
  expect(isNumberFirst(country)).toBe(isFirst),
);

test.each(['XX', ''])(
  '[OPEN-099] a restaurant with the country %p writes its address as in Brazil',
  (country) =>
    expect(restaurantAddress(aRestaurant({ country }))).toBe(
      'Rua Augusta, 1200 - Consolação, São Paulo - SP',
    ),
);

test.each([
  ['BR', 'cep'],
  ['US', 'zip-code'],
  ['PT', 'postal-code'],
  ['', 'postal-code'],
])('[OPEN-099] in the country %p the name of a code is %s', (country, name) =>
  expect(postcodeName(country)).toBe(name),
);

test.each([
  ['BR', true],
  ['AR', false],
  ['XX', false],
])('[OPEN-099] codes of %s are typed in digits alone: %p', (country, hasLayout) =>
  expect(hasPostcodeLayout(country)).toBe(hasLayout),
);

test.each([
  ['BR', true],
  ['', true],
  ['US', false],
  ['BO', false],
])('[OPEN-020] a street of the country %p is found by its code: %p', (country, isFound) =>
  expect(findsStreet(country)).toBe(isFound),
);

test.each([
  ['AR', 'c1425abc'],
  ['XX', 'SW1A 1AA'],
])('[OPEN-099] without a layout in the country %p, %p stays as it is typed', (country, typed) =>
  expect(maskPostcode(typed, country)).toBe(typed),
);

test.each([
  ['BR', '0131-100', false],
  ['US', '11211-0001', true],
  ['US', '11211-00', false],
  ['AR', 'c1425 abc', true],
])('[OPEN-099] in %s the code %s is accepted: %p', (country, typed, isAccepted) =>
  expect(isPostcode(typed, country)).toBe(isAccepted),
);

test.each(['BO', 'XX', ''])(
  '[OPEN-099] in the country %p, which has no pattern, every code is accepted',
  (country) => {
    expect(isPostcode('SW1A 1AA', country)).toBe(true);
    expect(isPostcode('', country)).toBe(true);
  },
);

test('a code is sent without separators, its letters as capitals', () =>
  expect(postcodeSigns(' c1425-abc ')).toBe('C1425ABC'));

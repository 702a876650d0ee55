import { readFromCardFrame, readToCardFrame } from './card-frame';

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
  ['nothing', undefined],
  ['a text', 'ready'],
  ['null', null],
  ['a message without nonce', { type: 'resume' }],
  ['the nonce of another frame', { ...start, nonce: OTHER }],
  ['a colour that is none', { ...start, colors: { main: 'url(//x)', onMain: '#fff' } }],
  ['another mode', { ...start, mode: 'all' }],
  ['a device that is none', { ...start, fingerprint: 'x' }],
  ['what only the frame says', { type: 'done', nonce: NONCE, card }],
])('the frame ignores %s', (_name, message) => expect(readToCardFrame(message, NONCE)).toBeNull());

test.each([
  ['nothing', undefined],
  ['a number', 7],
  ['the nonce of another frame', { type: 'cancelled', nonce: OTHER }],
  ['done without a card', { type: 'done', nonce: NONCE }],
  ['a height that is none', { type: 'ready', nonce: NONCE, height: '100%' }],
  ['what only the page says', { type: 'resume', nonce: NONCE }],
])('the page ignores %s', (_name, message) => expect(readFromCardFrame(message, NONCE)).toBeNull());

test('[CARDS-13] card data added to a message is dropped', () => {
  const received = readFromCardFrame(
    { type: 'done', nonce: NONCE, card: { ...card, number: '4111111111111111' }, ccv: '123' },
    NONCE,
  );
  expect(JSON.stringify(received)).not.toMatch(/4111111111111111|123"/);
});

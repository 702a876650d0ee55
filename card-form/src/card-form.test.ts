/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/dom';
import { openCardForm } from './card-form';

const NONCE = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
const STORE = 'https://pizza.example';
const CARD = '4111 1111 1111 1111';
const client = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11987654321',
  cpf: '52998224725',
  car_plate: '',
  car_model_color: '',
};
const base = {
  type: 'start',
  nonce: NONCE,
  restaurantId: 101,
  fingerprint: NONCE,
  language: 'en',
  colors: { main: '#b3261e', onMain: '#ffffff' },
  bearer: 'session',
};
const START = { ...base, mode: 'new', client };
const CVV = { ...base, mode: 'cvv', card: { uuid: NONCE, brand: 'Visa', lastDigits: '1111' } };
const STORED = {
  creditCardUUID: NONCE,
  creditCardBrand: 'Visa',
  creditCardNumber: '1111',
  creditCardToken: 'one-order',
};

type Said = { type: string; [more: string]: unknown };

/**
 * The document inside a page: its messages, and their target origin; `tell` sends as the page,
 * `forge` as any other sender.
 */
function openFrame() {
  document.body.innerHTML = '<main id="card-form"></main>';
  const said: Said[] = [];
  const targets = new Set<string>();
  const parent = {
    postMessage: (message: Said, target: string) => (said.push(message), targets.add(target)),
  };
  const view = new EventTarget();
  Object.assign(view, { parent, location: { hash: `#${NONCE}` } });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  openCardForm(view as unknown as Window);
  const forge = (data: unknown, source: unknown, origin: string) =>
    void view.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  return {
    said,
    targets,
    forge,
    send: (data: object) => forge({ nonce: NONCE, ...data }, parent, STORE),
    parent,
    types: () => said.map(({ type }) => type),
  };
}

const field = (name: string) => document.getElementById(name) as HTMLInputElement;
const type = (values: Record<string, string>) =>
  Object.entries(values).forEach(([name, value]) =>
    fireEvent.input(field(name), { target: { value } }),
  );
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
/** The text that describes a button. */
const reasonOf = (text: string) =>
  document.getElementById(button(text).getAttribute('aria-describedby') ?? '')?.textContent;
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const card = {
  number: CARD,
  holderName: 'Ana Souza',
  expiry: '0531',
  ccv: '123',
  nickname: 'Mine',
};
const address = { postalCode: '01310100', addressNumber: '12' };

/** Answers the requests of the form; returns the sent requests. */
function answerWith(...answers: { status: number; body: unknown }[]) {
  const sent: { url: string; body: Record<string, unknown>; headers: Record<string, string> }[] =
    [];
  globalThis.fetch = (async (
    url: URL,
    { body, headers }: { body: string; headers: Record<string, string> },
  ) => {
    sent.push({ url: String(url), body: JSON.parse(body) as Record<string, unknown>, headers });
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError('no network');
    return { ok: answer.status < 300, status: answer.status, json: async () => answer.body };
  }) as never;
  return sent;
}

function fillBoth() {
  type(card);
  fireEvent.click(button('Next'));
  type(address);
  fireEvent.click(button('Finish'));
}

test('[CARDS-13] [CARDS-11] the card precedes its holder; a button is enabled once its stage is valid', () => {
  const frame = openFrame();
  frame.send(START);
  expect(frame.types()).toEqual(['ready']);
  expect(button('Next').disabled).toBe(true);
  expect(reasonOf('Next')).toBe(
    'To fill in correctly: Card number, Name on the card, Expiration date, CVV, Card nickname',
  );
  type({ ...card, ccv: '12' });
  expect(reasonOf('Next')).toBe('To fill in correctly: CVV');
  expect(button('Next').disabled).toBe(true);
  type({ ccv: '123' });
  expect([
    button('Next').disabled,
    field('expiry').value,
    field('number').parentElement?.textContent,
  ]).toEqual([false, '05/31', 'Visa']);
  expect(reasonOf('Next')).toBe('');
  fireEvent.click(button('Next'));
  expect([field('phone').value, field('cpfCnpj').value, button('Finish').disabled]).toEqual([
    '(11) 98765-4321',
    '529.982.247-25',
    true,
  ]);
  type(address);
  expect([button('Finish').disabled, field('postalCode').value]).toEqual([false, '01310-100']);
  fireEvent.click(button('Back'));
  expect(field('number').value).toBe(CARD);
  fireEvent.click(button('Next'));
  expect(field('postalCode').value).toBe('01310-100');
});

test('[CONFLICTS-16] [CARDS-01] AMEX has 15 digits and Diners 14', () => {
  openFrame().send(START);
  const typed = (number: string) => {
    type({ ...card, number });
    fireEvent.blur(field('number'));
    return [
      field('number').parentElement?.textContent,
      document.getElementById('number-note')?.textContent,
      button('Next').disabled,
    ];
  };
  const wrong = 'Check the number: digits are missing, or there are too many';
  expect(typed('378282246310005')).toEqual(['AMEX', '', false]);
  expect(field('number').value).toBe('3782 822463 10005');
  expect(typed('30569309025904')).toEqual(['Diners', '', false]);
  expect(typed('3711111111111117')).toEqual(['AMEX', wrong, true]);
  expect(typed('411111111111116')).toEqual(['Visa', wrong, true]);
});

/** Per country: phone as typed and as laid out, document, postal code; null where there is none. */
const HOLDERS = {
  BR: ['11987654321', '(11) 98765-4321', 'CPF or CNPJ', '52998224725', '01310100'],
  US: ['+1 718 555 0142', '(718) 555-0142', null, '', '11211'],
  PY: ['981123456', '981 123 456', 'CI / RUC', '4567890', '1209'],
  BO: ['71234567', '7123 4567', 'CI / NIT', '1234567', null],
  CL: ['961234567', '9 6123 4567', 'RUT', '10.000.013-K', ''],
} as const;

test.each(Object.entries(HOLDERS))(
  '[OPEN-099] [CARDS-06] [CARDS-07] [CARDS-09] a holder in %s fills in the fields of the country and finishes',
  (country, [phone, laid, label, documentNumber, postalCode]) => {
    const frame = openFrame();
    frame.send({ ...START, country, client: { ...client, phone: '', cpf: '' } });
    type(card);
    fireEvent.click(button('Next'));
    const labelOf = (name: string) =>
      document.querySelector(`label[for="${name}"]`)?.textContent ?? null;
    expect(labelOf('cpfCnpj')).toBe(label);
    expect(labelOf('postalCode') !== null).toBe(postalCode !== null);
    expect(labelOf('phone')).toBe(country === 'BR' ? 'Phone (Brazil)' : 'Phone');
    type({ phone, addressNumber: '12' });
    if (label !== null) type({ cpfCnpj: documentNumber });
    if (postalCode !== null) type({ postalCode });
    expect(field('phone').value).toBe(laid);
    expect(button('Finish').disabled).toBe(false);
    fireEvent.click(button('Finish'));
    expect(frame.types()).toEqual(['ready', 'finishing']);
  },
);

test.each([
  ['+1 718 555 0142', '+1 718 555 0142', '0017185550142'],
  ['00351912345678', '+351 912 345 678', '351912345678'],
  ['11 98765-4321', '(11) 98765-4321', '11987654321'],
])(
  'the phone %s of a holder in Brazil is shown as %s and sent as %s',
  async (typed, shown, stored) => {
    const sent = answerWith({ status: 200, body: STORED });
    const frame = openFrame();
    frame.send(START);
    type(card);
    fireEvent.click(button('Next'));
    type({ ...address, phone: typed, cpfCnpj: '12.abc.345/01de-35' });
    expect([field('phone').value, field('cpfCnpj').value]).toEqual([shown, '12.ABC.345/01DE-35']);
    expect(reasonOf('Finish')).toBe('');
    fireEvent.click(button('Finish'));
    frame.send({ type: 'submit', shouldStoreCard: false, bearer: null });
    await waitFor(() => expect(frame.said.at(-1)).toMatchObject({ type: 'done' }));
    expect(sent[0]!.body['creditCardHolder']).toMatchObject({
      phone: stored,
      cpfCnpj: '12ABC34501DE35',
    });
  },
);

test('a phone that no country has is refused with its name', () => {
  openFrame().send(START);
  type(card);
  fireEvent.click(button('Next'));
  type({ ...address, phone: '119876543210' });
  expect(field('phone').value).toBe('119876543210');
  expect([button('Finish').disabled, reasonOf('Finish')]).toEqual([
    true,
    'To fill in correctly: Phone (Brazil)',
  ]);
});

test('[OPEN-099] an American holder is sent without a document, the number as it was typed', async () => {
  const sent = answerWith({ status: 200, body: STORED });
  const frame = openFrame();
  frame.send({ ...START, country: 'US', client: { ...client, phone: '7185550142' } });
  type(card);
  fireEvent.click(button('Next'));
  expect([field('phone').value, labels()]).toEqual([
    '(718) 555-0142',
    ['Full name', 'Email', 'Phone', 'ZIP code', 'House number'],
  ]);
  type({ postalCode: '112110001', addressNumber: '218' });
  fireEvent.click(button('Finish'));
  frame.send({ type: 'submit', shouldStoreCard: false, bearer: null });
  await waitFor(() => expect(frame.said.at(-1)).toMatchObject({ type: 'done' }));
  expect(sent[0]!.body['creditCardHolder']).toEqual({
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    phone: '7185550142',
    cpfCnpj: '',
    postalCode: '112110001',
    addressNumber: '218',
  });
});

test('[CARDS-14] Finish sends a request to the page; its response sends the card and returns the token', async () => {
  const sent = answerWith({ status: 200, body: STORED });
  const frame = openFrame();
  frame.send(START);
  fillBoth();
  expect(frame.types()).toEqual(['ready', 'finishing']);
  expect(sent).toHaveLength(0);
  frame.send({ type: 'submit', shouldStoreCard: true, bearer: 'newer' });
  frame.send({ type: 'submit', shouldStoreCard: true, bearer: 'newer' });
  await waitFor(() => expect(frame.types()).toEqual(['ready', 'finishing', 'done']));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    headers: { Authorization: 'Bearer newer' },
    body: {
      shouldStoreCard: true,
      fingerprint: NONCE,
      creditCard: { creditCardNumber: '4111111111111111', creditCardExpiryYear: '2031' },
      client,
    },
  });
  expect(sent[0]!.url).toMatch(/\/restaurant\/101\/asaas\/payment\/credit-card$/);
  expect(frame.said.at(-1)).toMatchObject({ card: { creditCardToken: 'one-order' } });
  expect(JSON.stringify(frame.said)).not.toMatch(/41111|"123"|05\/31/);
  expect([...document.querySelectorAll('input')].map(({ value }) => value).join('')).toBe('');
  expect([...frame.targets]).toEqual([STORE]);
});

test('a card that could not be made stays as it was typed, and may be sent again', async () => {
  answerWith(
    { status: 401, body: { error: 'The session has expired', code: 'session_expired' } },
    { status: 200, body: STORED },
  );
  const frame = openFrame();
  frame.send(START);
  fillBoth();
  frame.send({ type: 'submit', shouldStoreCard: true, bearer: 'old' });
  await waitFor(() =>
    expect(frame.said.at(-1)).toMatchObject({ type: 'failed', status: 401, code: 'unauthorized' }),
  );
  expect([field('postalCode').value, button('Finish').disabled]).toEqual(['01310-100', false]);
  frame.send({ type: 'submit', shouldStoreCard: true, bearer: 'new' });
  await waitFor(() => expect(frame.said.at(-1)).toMatchObject({ type: 'done' }));
});

test('[CARDS-17] the CVV prompt has a name; its button is disabled while empty; a refused CVV is wiped', async () => {
  const sent = answerWith({
    status: 422,
    body: { error: 'CVV does not match.', code: 'cvv_wrong' },
  });
  const frame = openFrame();
  frame.send(CVV);
  expect(document.querySelector('h1')?.textContent).toBe('Enter card CVV');
  expect(button('CONFIRM').disabled).toBe(true);
  type({ ccv: '123' });
  fireEvent.click(button('CONFIRM'));
  await waitFor(() =>
    expect(frame.said.at(-1)).toMatchObject({
      type: 'failed',
      status: 422,
      text: 'CVV does not match.',
      code: 'cvv_wrong',
    }),
  );
  expect(sent[0]).toMatchObject({
    body: { creditCardCVV: '123', fingerprint: NONCE },
    headers: { Authorization: 'Bearer session' },
  });
  expect([field('ccv').value, button('CONFIRM').disabled]).toEqual(['', true]);
});

test('Enter in an unfinished stage says what is missing and leads to it', () => {
  const frame = openFrame();
  frame.send(START);
  type({ number: '4111 1111 1111 1112' });
  fireEvent.keyDown(field('number'), { key: 'Enter' });
  const note = document.getElementById('number-note')!;
  expect([
    note.textContent,
    field('number').getAttribute('aria-invalid'),
    field('number').getAttribute('aria-describedby'),
    document.activeElement?.id,
  ]).toEqual(['Check the number: a digit is wrong', 'true', 'number-note', 'number']);
  type({ number: CARD });
  expect([note.textContent, field('number').getAttribute('aria-invalid')]).toEqual(['', null]);
});

describe('forged messages', () => {
  test("before the start only the parent's start message with the nonce is accepted", () => {
    const frame = openFrame();
    const other = { postMessage: () => undefined };
    frame.forge(START, other, STORE);
    frame.forge(START, null, STORE);
    frame.forge(START, frame.parent, 'null');
    frame.forge({ ...START, nonce: NONCE.replace('1', '2') }, frame.parent, STORE);
    frame.forge({ ...START, mode: 'all' }, frame.parent, STORE);
    frame.forge(
      { type: 'submit', nonce: NONCE, shouldStoreCard: true, bearer: null },
      frame.parent,
      STORE,
    );
    for (const data of [null, 7, 'start', [], { nonce: NONCE }])
      frame.forge(data, frame.parent, STORE);
    expect([frame.said, document.querySelector('form')]).toEqual([[], null]);
  });

  test('after it messages of another origin are ignored, and a second start changes nothing', () => {
    const sent = answerWith({ status: 200, body: STORED });
    const frame = openFrame();
    frame.send(START);
    fillBoth();
    frame.forge(
      { type: 'submit', nonce: NONCE, shouldStoreCard: true, bearer: null },
      frame.parent,
      'https://elsewhere.example',
    );
    frame.send(CVV);
    expect([sent.length, field('postalCode').value, frame.types()]).toEqual([
      0,
      '01310-100',
      ['ready', 'finishing'],
    ]);
  });
});

test('[SHELL-52] the form has the look of the page around it; classic for a page that sends none', () => {
  const { dataset } = document.documentElement;
  openFrame().send({ ...START, look: 'ember' });
  expect(dataset['look']).toBe('ember');
  openFrame().send(START);
  expect(dataset['look']).toBe('classic');
});

import { chatLink } from './chat-link';

test.each([
  {
    case: 'a Brazilian number without its code',
    given: '(11) 98765-4321',
    country: 'BR',
    link: 'https://wa.me/5511987654321',
  },
  {
    case: 'a Brazilian number with its code',
    given: '+55 11 98765-4321',
    country: 'BR',
    link: 'https://wa.me/5511987654321',
  },
  {
    case: 'a number of the United States',
    given: '415 555 0123',
    country: 'us',
    link: 'https://wa.me/14155550123',
  },
  {
    case: 'an unknown country keeps what is written',
    given: '+81 3 1234 5678',
    country: 'JP',
    link: 'https://wa.me/81312345678',
  },
  { case: 'no number', given: '', country: 'BR', link: null },
  { case: 'one digit too few', given: '1234567', country: 'JP', link: null },
  {
    case: 'the fewest digits of a number',
    given: '12345678',
    country: 'JP',
    link: 'https://wa.me/12345678',
  },
  {
    case: 'the most digits of a number',
    given: '123456789012345',
    country: 'JP',
    link: 'https://wa.me/123456789012345',
  },
  { case: 'what is too short for a number', given: '12', country: 'JP', link: null },
  { case: 'what is too long for a number', given: '1234567890123456', country: 'JP', link: null },
])('[TRACKING-11] $case', ({ given, country, link }) =>
  expect(chatLink(given, country)).toBe(link),
);

test('[TRACKING-11] the text goes along, whatever is in it', () => {
  const text = 'Pedido #1\n2× Pão & "queijo" + água?=%20 🍕';
  const link = new URL(chatLink('5511987654321', 'BR', text) ?? '');
  expect([link.origin, link.pathname, link.searchParams.get('text')]).toEqual([
    'https://wa.me',
    '/5511987654321',
    text,
  ]);
  expect(link.href).not.toContain('+');
  expect(chatLink('5511987654321', 'BR', 'half \ud83c a sign')).toContain('%EF%BF%BD');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '5511987654321@evil.example',
  '55119876/../../evil',
  '5511987654321?text=x',
  '5511987654321#evil',
  '\\\\evil.example\\5511987654321',
  '%2e%2e%2f5511987654321',
  '５５１１９８７６５４３２１',
  '5511987654321\nLocation: https://evil.example',
])('[TRACKING-11] the record says %j: the link leads to a chat or nowhere', (given) => {
  for (const country of ['BR', 'US', '', '..', '//evil.example']) {
    const link = chatLink(given, country, 'hi');
    if (link !== null) expect(link).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=hi$/);
  }
});

import { whatsappLink } from './whatsapp-link';

test.each([
  { case: 'a Brazilian number without its code', given: '(11) 98765-4321', country: 'BR', link: 'https://wa.me/5511987654321' },
  { case: 'a Brazilian number with its code', given: '+55 11 98765-4321', country: 'BR', link: 'https://wa.me/5511987654321' },
  { case: 'a number of the United States', given: '415 555 0123', country: 'us', link: 'https://wa.me/14155550123' },
  { case: 'a country nobody knows keeps what is written', given: '+81 3 1234 5678', country: 'JP', link: 'https://wa.me/81312345678' },
])('$case', ({ given, country, link }) => expect(whatsappLink(given, country)).toBe(link));

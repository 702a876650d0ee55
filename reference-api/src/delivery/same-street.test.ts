import { isSameStreet } from './same-street';

test.each([
  ['Rua Harmonia', 'rua harmonia', true],
  ['Rua Harmonia', 'Rua Armonia', true],
  ['Kent Avenue', 'Kent Ave', true],
  ['Avenida Júlio de Mesquita', 'Av. Julio de Mesquita', true],
  ['Rua Aurora', 'Rua Augusta', false],
  ['Rua A', 'Rua Inventada', false],
  ['Rua 7', 'Rua 9', false],
  ['Rua Central', 'Avenida Central', false],
  ['Rua Harmonia', 'Harmonia', true],
  ['Broadway', 'Broadway', true],
  ['Rua Doutor Zuquim', 'R Dr Zuquim', true],
  ['Lincoln Avenue', 'Nowhere Street', false],
  ['', '', false],
  ['Rua Harmonia', '—', false],
])('%s is what "%s" meant: %s', (found, typed, is) => expect(isSameStreet(found, typed)).toBe(is));

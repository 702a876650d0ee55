import { crustLook } from './crust-look';

const named = (category: string, name: string, description = '') => ({
  category,
  option: { name, description },
});

test.each([
  {
    case: 'nothing chosen yet',
    crust: undefined,
    dough: undefined,
    look: { dough: 'dough', filling: null, dust: null },
  },
  {
    case: 'a plain crust of a category that says it is not stuffed',
    crust: named('Sem recheio', 'Tradicional'),
    dough: undefined,
    look: { dough: 'dough', filling: null },
  },
  {
    case: 'stuffed by its category',
    crust: named('Recheada', 'Cheddar', 'Cheddar cremoso.'),
    dough: undefined,
    look: { filling: 'cheddar' },
  },
  {
    case: 'stuffed by its name',
    crust: named('Crust', 'Stuffed', 'String cheese all the way round.'),
    dough: undefined,
    look: { filling: 'mozzarella' },
  },
  {
    case: 'garlic on it',
    crust: named('Crust', 'Garlic butter'),
    dough: named('Dough', 'Whole wheat'),
    look: { dough: 'dough-brown', dust: 'herbs', filling: null },
  },
])('[OPEN-037] $case', ({ crust, dough, look }) =>
  expect(crustLook(crust, dough)).toMatchObject(look),
);

test('[OPEN-037] a stuffed crust is thicker than a plain one, a thin dough thinner', () => {
  const width = (crust: string, dough: string) =>
    crustLook(named('', crust), named('', dough)).width;
  expect(width('Recheada com catupiry', 'Fina')).toBeGreaterThan(
    width('Tradicional', 'Napoletana') * 1.5,
  );
  expect(width('Tradicional', 'Fina e crocante')).toBeLessThan(width('Tradicional', 'Napoletana'));
});

import { addressText } from './address-text';

const known = {
  street: 'Rua Augusta',
  street_number: '1200',
  bairro: 'Consolação',
  city: 'São Paulo',
  uf: 'SP',
};

test.each([
  { case: 'a whole address', given: known, text: 'Rua Augusta, 1200 - Consolação, São Paulo - SP' },
  {
    case: 'no number',
    given: { ...known, street_number: '' },
    text: 'Rua Augusta - Consolação, São Paulo - SP',
  },
  {
    case: 'the city alone',
    given: { ...known, street: '', street_number: '', bairro: '', uf: '' },
    text: 'São Paulo',
  },
  {
    case: 'nothing',
    given: { street: '', street_number: '', bairro: '', city: '', uf: ' ' },
    text: '',
  },
])('$case', ({ given, text }) => expect(addressText(given)).toBe(text));

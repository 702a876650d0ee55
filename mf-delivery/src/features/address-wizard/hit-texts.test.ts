import { hitTexts } from './hit-texts';

const hit = {
  street: 'Rua da Consolação',
  addr: 'Rua da Consolação, 1200',
  lat: 0,
  lng: 0,
  district: 'Consolação',
  city: 'São Paulo',
};

test.each([
  { given: {}, title: 'rua da consolação, 1200', detail: 'são paulo' },
  {
    given: { addr: '', district: 'Cerqueira César' },
    title: 'rua da consolação',
    detail: 'cerqueira césar · são paulo',
  },
  {
    given: { addr: 'RUA DA CONSOLAÇÃO, Consolação, São Paulo' },
    title: 'rua da consolação, consolação, são paulo',
    detail: '',
  },
  {
    given: { addr: 'Rua Augusta, 1200 - Consolação, São Paulo - SP' },
    title: 'rua augusta, 1200',
    detail: 'consolação, são paulo - sp',
  },
  {
    given: { addr: 'Rua Augusta - Bela Vista', district: 'Bela Vista' },
    title: 'rua augusta',
    detail: 'bela vista · são paulo',
  },
  { given: { district: '', city: '' }, title: 'rua da consolação, 1200', detail: '' },
])('[DELIVERY-51] a hit reads "$title" and "$detail"', ({ given, title, detail }) =>
  expect(hitTexts({ ...hit, ...given })).toEqual({ title, detail }),
);

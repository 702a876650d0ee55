import { hitTexts } from './hit-texts';

const hit = { street: 'Rua da Consolação', addr: 'Rua da Consolação, 1200', lat: 0, lng: 0, district: 'Consolação', city: 'São Paulo' };

test.each([
  { given: {}, title: 'rua da consolação, 1200', detail: 'são paulo' },
  { given: { addr: '', district: 'Cerqueira César' }, title: 'rua da consolação', detail: 'cerqueira césar · são paulo' },
  { given: { addr: 'RUA DA CONSOLAÇÃO, Consolação, São Paulo' }, title: 'rua da consolação, consolação, são paulo', detail: '' },
  { given: { district: '', city: '' }, title: 'rua da consolação, 1200', detail: '' },
])('[DELIVERY-51] a hit reads "$title" and "$detail"', ({ given, title, detail }) => expect(hitTexts({ ...hit, ...given })).toEqual({ title, detail }));

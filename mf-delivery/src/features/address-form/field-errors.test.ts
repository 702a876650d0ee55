import { fieldErrors } from './field-errors';

test('a field with the number of a card shows the error after it loses the focus', () => {
  const problems = [
    { field: 'complement', kind: 'card-number' },
    { field: 'reference', kind: 'card-number' },
    { field: 'street', kind: 'missing' },
    { field: 'city', kind: 'not-served' },
  ] as const;
  expect(fieldErrors(problems, (field) => field !== 'reference')).toEqual({
    complement: 'domain:validation.cardInText',
    street: 'address-form.missing.street',
    city: 'address-form.city-not-served',
  });
});

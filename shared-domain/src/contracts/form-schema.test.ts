import fc from 'fast-check';
import { formSchema } from './form-schema';
import { Customer } from './forms';

const aForm = fc.record({
  name: fc.string(),
  phone: fc.string(),
  email: fc.string(),
  cpf: fc.string(),
  birthday: fc.string(),
  carPlate: fc.string(),
  carModelColor: fc.string(),
  table: fc.string(),
});
const violations = fc.dictionary(
  fc.constantFrom(...Object.keys(Customer.shape)),
  fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
);

test('a form has exactly the violations of its rule, each at its field with the key of its text', () => {
  fc.assert(
    fc.property(aForm, violations, (values, found) => {
      const parsed = formSchema(Customer, () => found).safeParse(values);
      const messages = Object.entries(found).filter(([, message]) => message !== undefined);
      expect(
        parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
      ).toEqual(messages);
      if (parsed.success) expect(parsed.data).toEqual(values);
    }),
  );
});

test('the rule does not run on values that violate the contract', () => {
  const rule = jest.fn(() => ({}));
  expect(formSchema(Customer, rule).safeParse({ name: 1 }).success).toBe(false);
  expect(rule).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Price } from './price';

test('a reduced price strikes the old one through and says which is which', () => {
  const { container } = render(
    <Price current="R$ 36,90" old="R$ 42,90" oldLabel="Old price:" currentLabel="New price:" />,
  );
  expect(container.querySelector('del')).toHaveTextContent('Old price: R$ 42,90');
  expect(container).toHaveTextContent('New price: R$ 36,90');
});

test('a price that was not reduced has nothing struck through', () => {
  const { container } = render(<Price prefix="from" current="R$ 0,00" />);
  expect(container.querySelector('del')).toBeNull();
  expect(container).toHaveTextContent('fromR$ 0,00');
});

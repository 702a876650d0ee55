import { currencyDecimals } from '../../shared-domain/src/rules/format/currency-decimals';
import { priceText } from '../../platform/edge/src/head/price-text';

test("the edge's prices in every currency have the decimals of the screens", () => {
  const currencies = Intl.supportedValuesOf('currency');
  const decimals = (currency: string) => priceText(1234.5, currency).split('.')[1]?.length ?? 0;
  expect(currencies.map((it) => [it, decimals(it)])).toEqual(
    currencies.map((it) => [it, currencyDecimals(it)]),
  );
});

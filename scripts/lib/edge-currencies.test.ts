import { currencyDecimals } from '../../shared-domain/src/rules/format/currency-decimals';
import { priceText } from '../../platform/edge/src/head/price-text';

test.each(Intl.supportedValuesOf('currency'))(
  "the edge's prices in %s have the decimals of the screens",
  (currency) => {
    const [, decimals = ''] = priceText(1234.5, currency).split('.');
    expect(decimals).toHaveLength(currencyDecimals(currency));
  },
);

/** The amount whose text, `formatMoney` of it, is in `data-money` of the rendered frame: R$1.234,00. */
export const SAMPLE_AMOUNT = 123_400;

/**
 * Text of an amount of at least 0, in the layout of a sample that the rendered screen contains: the
 * table of currencies stays out of the script in the HTML. Empty without a sample.
 */
export const moneyLike = (sample: string | undefined, hundredths: number): string =>
  (sample ?? '').replace(
    /1(\D)234(?:(\D)(0+))?/,
    (_, thousands: string, decimal = '', zeros = '') => {
      const [units = '', cents = ''] = (hundredths / 100).toFixed(zeros.length).split('.');
      return units.replace(/\B(?=(?:\d{3}){1,7}$)/g, thousands) + decimal + cents;
    },
  );

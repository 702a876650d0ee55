import type { Chart } from './chart';
import type { ExperimentReport, ReportRow } from './experiment-report';
import { between, milliseconds, money, percent, points, whole } from './words';

const toLabel = ({ arm }: Pick<ReportRow, 'arm'>) => ({ label: arm, isBase: arm === 'control' });

/** The charts of a report, in the order in which the page shows them. */
export function reportCharts({ rows, visitorRatio }: ExperimentReport): Chart[] {
  const all = rows.reduce((sum, { visitors, isOff }) => sum + (isOff ? 0 : visitors), 0);
  const shares = rows.reduce((sum, { share, isOff }) => sum + (isOff ? 0 : share), 0);
  const currencies = [
    ...new Set(rows.flatMap(({ values }) => values.map(({ currency }) => currency))),
  ];
  const timing = (
    title: string,
    note: string,
    limit: number,
    value: (row: ReportRow) => number | null,
  ): Chart => ({
    title,
    note,
    kind: 'bars',
    axis: (it) => `${it}`,
    marks: rows.flatMap((row) => {
      const it = value(row);
      return it === null
        ? []
        : [{ ...toLabel(row), value: it, text: milliseconds(it), isBad: it > limit }];
    }),
  });
  return [
    {
      title: 'Conversion',
      note: 'Exposed visitors who ordered, with bounds that hold at every look',
      kind: 'dots',
      axis: (it) => percent(it),
      marks: rows.flatMap(({ arm, conversion, conversionInterval: bounds }) =>
        conversion === null
          ? []
          : [
              {
                ...toLabel({ arm }),
                value: conversion,
                bounds,
                text: bounds
                  ? `${percent(conversion)} (${between(bounds, percent)})`
                  : percent(conversion),
              },
            ],
      ),
    },
    {
      title: 'Against control',
      note: 'Difference of conversion, in percentage points; a bar across 0 decides nothing',
      kind: 'dots',
      hasZero: true,
      axis: (it) => points(it),
      marks: rows.flatMap(({ arm, difference, isDecided }) =>
        difference
          ? [
              {
                label: arm,
                value: difference.estimate,
                bounds: difference,
                isBad: isDecided && difference.estimate < 0,
                text: `${points(difference.estimate)} (${between(difference, points)})`,
              },
            ]
          : [],
      ),
    },
    ...currencies.map((currency): Chart => ({
      title: `Order value, ${currency}`,
      note: 'Average of the orders, with bounds that hold at every look',
      kind: 'dots',
      axis: (it) => money(it, currency),
      marks: rows.flatMap(({ arm, values }) =>
        values
          .filter((value) => value.currency === currency)
          .map(({ mean, interval: bounds }) => ({
            ...toLabel({ arm }),
            value: mean,
            bounds,
            text: bounds
              ? `${money(mean, currency)} (${between(bounds, (it) => money(it, currency))})`
              : money(mean, currency),
          })),
      ),
    })),
    {
      title: 'Visitors',
      note: 'The line is what the shares want',
      kind: 'bars',
      axis: whole,
      marks: rows.map(({ arm, visitors, share, isOff }) => ({
        ...toLabel({ arm }),
        value: visitors,
        text: `${whole(visitors)}, ${percent(all === 0 ? 0 : visitors / all)}`,
        ...(isOff || shares === 0 ? {} : { wanted: (all * share) / shares }),
        isBad: visitorRatio?.isMismatch === true,
      })),
    },
    {
      title: 'Loads that failed',
      note: 'Of sessions in which the tested page mounted or something failed',
      kind: 'bars',
      axis: (it) => percent(it, it > 0 && it < 0.01 ? 2 : 1),
      marks: rows.flatMap(({ arm, failures, loads }) =>
        loads === 0
          ? []
          : [
              {
                ...toLabel({ arm }),
                value: failures / loads,
                text: `${whole(failures)} of ${whole(loads)}, ${percent(failures / loads)}`,
                isBad: failures / loads > 0.05,
              },
            ],
      ),
    },
    timing(
      'Largest paint (LCP), p75',
      'Milliseconds; good is up to 2,500',
      2500,
      ({ lcpP75 }) => lcpP75,
    ),
    timing(
      'Slowest answer (INP), p75',
      'Milliseconds; good is up to 200',
      200,
      ({ inpP75 }) => inpP75,
    ),
  ];
}

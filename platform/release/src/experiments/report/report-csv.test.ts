import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTROL, type Experiment, allocateNew } from '@storefront/compositions';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';
import { makeReport } from './make-report';
import { reportCsv } from './report-csv';

type Row = Readonly<Record<string, string>>;

/** Reads RFC 4180. */
function parseCsv(text: string): Row[] {
  const lines = [...text.matchAll(/((?:"(?:[^"]|"")*"|[^,"\r\n]*)(?:,|\r?\n))/g)].reduce<
    string[][]
  >(
    (rows, [cell]) => {
      const isLast = cell.endsWith('\n');
      rows.at(-1)?.push(
        cell
          .replace(/,$|\r?\n$/, '')
          .replace(/^"|"$/g, '')
          .replaceAll('""', '"'),
      );
      if (isLast) rows.push([]);
      return rows;
    },
    [[]],
  );
  const [head = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

/** Figures of ten experiments that were recorded visitor by visitor in a simulation. */
const recorded = parseCsv(readFileSync(path.join(__dirname, 'ten-experiments.csv'), 'utf8'));
const names = [...new Set(recorded.map((row) => row['experiment'] ?? ''))];
const [since, until] = ['2026-11-01T00:00:00.000Z', '2026-11-15T00:00:00.000Z'];

function figuresOfRow(row: Row): ArmFigures {
  const count = (name: string): number => Number(row[name]);
  return {
    arm: row['arm'] ?? '',
    assigned: count('assigned'),
    notExposed: { failed: count('failed'), left: count('left'), blocked: count('blocked') },
    visitors: count('assigned') - count('blocked'),
    sessions: count('assigned'),
    exposed: count('exposed'),
    loads: count('loads'),
    failures: count('failures'),
    buyers: count('buyers'),
    orders: count('buyers'),
    orderAttempts: count('attempts'),
    orderErrors: count('errors'),
    values: (row['values'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((text) => {
        const [currency = '', ...numbers] = text.split(':');
        const [orders = 0, sum = 0, sumOfSquares = 0] = numbers.map(Number);
        return { currency, orders, sum, sumOfSquares };
      }),
    lcpP75: 1400,
    inpP75: null,
    failuresBy: [],
  };
}

function recordedExperiment(name: string): { experiment: Experiment; figures: ExperimentFigures } {
  const rows = recorded.filter(({ experiment }) => experiment === name);
  const shares = Object.fromEntries(rows.map(({ arm = '', share }) => [arm, Number(share)]));
  const given = allocateNew(shares);
  if (!given.ok) throw new Error(JSON.stringify(given.problem));
  return {
    experiment: {
      name,
      owner: 'a team',
      salt: name,
      since,
      expires: '2100-01-01T00:00:00.000Z',
      arms: given.arms.map((arm) => ({
        name: arm.name,
        share: shares[arm.name] ?? 0,
        ranges: [...arm.ranges],
        builds: [],
        ...(name === 'four' && arm.name === 'd' ? { off: { at: since, reason: '' } } : {}),
      })),
    },
    figures: {
      experiment: name,
      since,
      until,
      arms: rows.filter(({ assigned }) => assigned !== '0').map(figuresOfRow),
      notCounted: { forced: 0, override: 0, withoutVisitor: 0 },
      inSeveralArms: 0,
      untrusted: [],
    },
  };
}

/*
 * What another statistics package computes from the CSV and the sources of docs/contracts/experiments.md.
 * Nothing of `statistics` is used: bounds are the roots of the mixture martingale, and Bayes factors are
 * products of predictive probabilities.
 */
const { exp, log, sqrt } = Math;

/**
 * Half of the width for one standard deviation after t observations: the sum S at which the Gaussian
 * mixture martingale exp(ρ² S² / (2 (t ρ² + 1))) / sqrt(t ρ² + 1) reaches 1 / α (Ville's inequality), by t.
 */
function halfWidth(t: number, alpha: number): number {
  const rho2 = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / 10_000;
  const martingale = (sum: number): number =>
    (rho2 * sum * sum) / (2 * (t * rho2 + 1)) - log(sqrt(t * rho2 + 1));
  let [low, high] = [0, t * 100];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (martingale(middle) < -log(alpha)) low = middle;
    else high = middle;
  }
  return low / t;
}

interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

function moments(row: Row | undefined): Moments {
  const [n, sum, squares] = [row?.['n'], row?.['sum'], row?.['sum_of_squares']].map(Number) as [
    number,
    number,
    number,
  ];
  if (row?.['measure'] === 'conversion') {
    const p = (sum + 1) / (n + 2); // Agresti and Caffo, 2000
    return { n, mean: sum / n, variance: p - p * p };
  }
  return { n, mean: sum / n, variance: (squares - (sum * sum) / n) / (n - 1) };
}

const bounds = (estimate: number, half: number) => ({
  low: estimate - half,
  high: estimate + half,
});
const ofMean = ({ n, mean, variance }: Moments, alpha: number) =>
  n < 100 ? null : bounds(mean, sqrt(variance) * halfWidth(n, alpha));
function ofDifference(control: Moments, arm: Moments, alpha: number) {
  if (!(control.n >= 100 && arm.n >= 100)) return null;
  const t = control.n + arm.n;
  const variance = (t * arm.variance) / arm.n + (t * control.variance) / control.n;
  return bounds(arm.mean - control.mean, sqrt(variance) * halfWidth(t, alpha));
}

/** 1 / Bayes factor of Dirichlet-multinomials with 20 and 1000 prior visitors, visitor by visitor. */
function ratioP(cells: readonly { readonly count: number; readonly share: number }[]): number {
  const whole = cells.reduce((sum, { share }) => sum + share, 0);
  const factor = (prior: number): number => {
    let [logFactor, seen] = [0, 0];
    for (const { count, share } of cells)
      for (let index = 0; index < count; index += 1) {
        const expected = share / whole;
        logFactor += log((prior * expected + index) / (prior + seen)) - log(expected);
        seen += 1;
      }
    return exp(logFactor);
  };
  return Math.min(1, 2 / (factor(20) + factor(1000)));
}

const expectBounds = (
  ours: { readonly low: number; readonly high: number } | null | undefined,
  theirs: { readonly low: number; readonly high: number } | null,
): void => {
  if (theirs === null) return expect(ours ?? null).toBeNull();
  const scale = Math.max(Math.abs(theirs.low), Math.abs(theirs.high));
  for (const side of ['low', 'high'] as const)
    expect(Math.abs((ours?.[side] ?? NaN) - theirs[side]) / scale).toBeLessThan(1e-9);
};

test.each(names)('the report of %s is computed again from its CSV alone', (name) => {
  const { experiment, figures } = recordedExperiment(name);
  const report = makeReport('stable', experiment, figures, new Date(until));
  const rows = parseCsv(reportCsv('stable', experiment, figures));
  const of = (arm: string, measure: string, unit?: string) =>
    rows.find(
      (row) =>
        row['arm'] === arm && row['measure'] === measure && (unit ?? row['unit']) === row['unit'],
    );
  const arms = [...new Set(rows.map(({ arm = '' }) => arm))];
  const control = rows.find((row) => row['is_control'] === 'true')?.['arm'] ?? '';
  const alpha = 0.05 / (arms.length - 1);

  for (const arm of arms) {
    const ours = report.rows.find((row) => row.arm === arm);
    const conversion = moments(of(arm, 'conversion'));
    expectBounds(ours?.conversionInterval, ofMean(conversion, alpha));
    const other = moments(of(control, 'conversion'));
    expectBounds(ours?.difference, arm === control ? null : ofDifference(other, conversion, alpha));
    const values = rows.filter((row) => row['arm'] === arm && row['measure'] === 'order_value');
    expect(values.map(({ unit }) => unit)).toEqual(ours?.values.map(({ currency }) => currency));
    for (const row of values) {
      const value = ours?.values.find(({ currency }) => currency === row['unit']);
      expectBounds(value?.interval, ofMean(moments(row), alpha));
      const base = of(control, 'order_value', row['unit']);
      expectBounds(
        value?.difference,
        arm === control ? null : ofDifference(moments(base), moments(row), alpha),
      );
    }
  }
  const compared = arms.filter((arm) => of(arm, 'assigned')?.['is_compared'] === 'true');
  const cells = (column: (arm: string) => string | undefined) =>
    compared.map((arm) => ({
      count: Number(column(arm)),
      share: Number(of(arm, 'assigned')?.['share']),
    }));
  for (const [ours, counts] of [
    [report.visitorRatio, cells((arm) => of(arm, 'assigned')?.['value'])],
    [report.exposureRatio, cells((arm) => of(arm, 'conversion')?.['n'])],
  ] as const) {
    const p = ratioP(counts);
    expect(log(ours?.alwaysValidP ?? NaN)).toBeCloseTo(log(p), 6);
    expect(ours?.isMismatch).toBe(p < 0.001);
  }
});

test('the ten experiments decide, do not decide, have few visitors, and have wrong shares', () => {
  expect(names).toHaveLength(10);
  const reports = names.map((name) => {
    const { experiment, figures } = recordedExperiment(name);
    return makeReport('stable', experiment, figures, new Date(until));
  });
  const decided = reports.map(({ rows }) => rows.some(({ isDecided }) => isDecided));
  expect(new Set(decided)).toEqual(new Set([true, false]));
  const mismatched = reports.map(({ visitorRatio }) => visitorRatio?.isMismatch);
  expect(new Set(mismatched)).toEqual(new Set([true, false]));
  const withoutBounds = reports.filter(({ rows }) => rows.some((row) => !row.conversionInterval));
  expect(withoutBounds.length).toBeGreaterThan(0);
});

test('a currency that is a formula or has a comma stays one text', () => {
  const { experiment, figures } = recordedExperiment('few');
  const [first, ...others] = figures.arms;
  const values = ['=1+1', 'a,"b"\nc'].map((currency) => ({
    currency,
    orders: 1,
    sum: 5,
    sumOfSquares: 25,
  }));
  const arms = first ? [{ ...first, values }, ...others] : [];
  const rows = parseCsv(reportCsv('stable', experiment, { ...figures, arms }));
  const units = rows.filter((row) => row['arm'] === CONTROL && row['measure'] === 'order_value');
  expect(units.map(({ unit }) => unit)).toEqual(["'=1+1", 'a,"b"\nc']);
});

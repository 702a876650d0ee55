import { type Spread, spread } from '../median';
import type { PageReport } from '../page/main';
import type { Variant } from '../page/compare';
import type { Extras } from '../page/extras';
import type { Figures } from '../page/figures';

export interface Goal {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  /** Null when it could not be measured. */
  readonly isMet: boolean | null;
}

const KIB = 1024;

type Show = (value: number) => string;
const ratio: Show = (value) => value.toFixed(2);
const whole: Show = (value) => String(Math.round(value));
const ms: Show = (value) => `${whole(value)} ms`;
const kib: Show = (bytes) => `${(bytes / KIB).toFixed(1)} KiB`;
const fine: Show = (value) => value.toFixed(4);

type Limit = { readonly most: number } | { readonly least: number };

function goal(name: string, limit: Limit, show: Show, found: Spread | number | null): Goal {
  const value = typeof found === 'number' ? found : (found?.median ?? null);
  const isMost = 'most' in limit;
  const wanted = isMost ? `≤ ${show(limit.most)}` : `≥ ${show(limit.least)}`;
  if (value === null) return { name, wanted, found: '–', isMet: null };
  const text =
    found !== null && typeof found === 'object' && found.least !== found.greatest
      ? `${show(value)} (${show(found.least)}–${show(found.greatest)})`
      : show(value);
  return { name, wanted, found: text, isMet: isMost ? value <= limit.most : value >= limit.least };
}

/** Packages with more than one copy on the page. */
const twiceOf = (copies: readonly (readonly [string, string])[]): number =>
  copies.length - new Set(copies.map(([name]) => name)).size;

/** The goals of the first screen. Ratios are those of the same round. */
export function goals({ measured, extras, edge, scripts }: PageReport): Goal[] {
  const runsOf = (variant: Variant): readonly Figures[] =>
    measured.find((candidate) => candidate.variant === variant)?.runs ?? [];
  const rendered = runsOf('rendered');
  const stills = runsOf('still');
  const lcpTo = (variant: Variant): Spread | null =>
    spread(runsOf(variant).map(({ lcp }, round) => (rendered[round]?.lcp ?? Number.NaN) / lcp));
  const figure = (key: keyof Figures): Spread | null => spread(rendered.map((run) => run[key]));
  const extra = (key: keyof Extras): Spread | null => spread(extras.map((round) => round[key]));
  const track = extras.map(({ trackLcp, trackStillLcp }) =>
    trackLcp !== null && trackStillLcp !== null ? trackLcp / trackStillLcp : null,
  );
  const warm = extras.map(({ warmLcp }, round) => warmLcp / (stills[round]?.lcp ?? Number.NaN));
  const start = scripts
    .filter(({ isForFirstScreen }) => isForFirstScreen)
    .reduce((sum, { gzip }) => sum + gzip, 0);
  const inline = scripts.find(({ path }) => path === null)?.gzip ?? null;
  const started = measured.find(({ variant }) => variant === 'browser')?.typical;
  return [
    goal('LCP of the menu ÷ without script', { most: 1.1 }, ratio, lcpTo('still')),
    goal('LCP ÷ rendered and hydrated by React', { most: 1.05 }, ratio, lcpTo('floor')),
    goal('LCP ÷ one bundle in the browser', { most: 0.35 }, ratio, lcpTo('monolith')),
    goal('script before LCP, requested', { most: 0 }, kib, figure('scriptBeforeLcp')),
    goal('script inside the HTML, gzip', { most: 5000 }, kib, inline),
    goal('TBT after FCP, no interaction', { most: 30 }, ms, figure('tbtAfterFcp')),
    goal('tap on a product → its page', { most: 800 }, ms, extra('tapMs')),
    goal('start, CPU', { most: 600 }, ms, extra('startCpu')),
    goal('start, longest task', { most: 100 }, ms, extra('startLongest')),
    goal('script of the start, gzip', { most: 170 * KIB }, kib, start),
    goal('LCP of the track page ÷ without script', { most: 1.1 }, ratio, spread(track)),
    goal('LCP of a warm visit ÷ without script, cold', { most: 0.8 }, ratio, spread(warm)),
    goal('bytes of a warm visit', { most: 5000 }, kib, extra('warmBytes')),
    goal('INP of the main story, p75', { most: 150 }, ms, extra('inp')),
    goal('rendered pages from the cache, per second', { least: 2000 }, whole, edge.cachedPerSecond),
    goal('CPU of a new render', { most: 60 }, ms, edge.renderMs),
    goal('CLS, cold', { most: 0.01 }, fine, figure('cls')),
    goal('CLS, warm', { most: 0.01 }, fine, extra('warmCls')),
    goal('CLS of the main story', { most: 0.01 }, fine, extra('storyCls')),
    goal('depth of the first load', { most: 2 }, whole, figure('depth')),
    goal('packages loaded twice', { most: 0 }, whole, started ? twiceOf(started.copies) : null),
  ];
}

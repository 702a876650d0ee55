import { type Spread, spread } from '../median';
import type { Variant } from '../page/compare';
import type { Extras } from '../page/extras';
import type { Figures } from '../page/figures';
import type { PageReport } from '../page/main';
import { ITEM_PATHS } from '../settings';
import type { TapReport } from '../tap/main';
import { type Show, kb, ms as milliseconds, spreadText } from './table';

export interface Goal {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  /** Null when it could not be measured. */
  readonly isMet: boolean | null;
}

const ratio: Show = (value) => value.toFixed(2);
const ms: Show = (value) => `${milliseconds(value)} ms`;
const kilobytes: Show = (bytes) => `${kb(bytes)} kB`;
const fine: Show = (value) => value.toFixed(4);

type Limit = { readonly most: number } | { readonly least: number };

function goal(name: string, limit: Limit, show: Show, found: Spread | number | null): Goal {
  const value = typeof found === 'number' ? found : (found?.median ?? null);
  const isMost = 'most' in limit;
  const wanted = isMost ? `≤ ${show(limit.most)}` : `≥ ${show(limit.least)}`;
  if (value === null) return { name, wanted, found: '–', isMet: null };
  const text = typeof found === 'number' ? show(found) : spreadText(found, show);
  return { name, wanted, found: text, isMet: isMost ? value <= limit.most : value >= limit.least };
}

const computeFigure = (extras: readonly Extras[], key: keyof Extras): Spread | null =>
  spread(extras.map((round) => round[key]));

/** Of cold loads, and what is measured beside them. Ratios are those of the same round. */
function pageGoals({ measured, extras }: PageReport): Goal[] {
  const runsOf = (variant: Variant): readonly Figures[] =>
    measured.find((candidate) => candidate.variant === variant)?.runs ?? [];
  const rendered = runsOf('rendered');
  const stills = runsOf('still');
  const lcpTo = (variant: Variant): Spread | null =>
    spread(runsOf(variant).map(({ lcp }, round) => (rendered[round]?.lcp ?? Number.NaN) / lcp));
  const figure = (key: keyof Figures): Spread | null => spread(rendered.map((run) => run[key]));
  const extra = (key: keyof Extras): Spread | null => computeFigure(extras, key);
  const track = extras.map(({ trackLcp, trackStillLcp }) =>
    trackStillLcp === null ? null : trackLcp / trackStillLcp,
  );
  const warm = extras.map(({ warmLcp }, round) => warmLcp / (stills[round]?.lcp ?? Number.NaN));
  return [
    goal('LCP of the menu ÷ without script', { most: 1.06 }, ratio, lcpTo('still')),
    goal('LCP ÷ one bundle in the browser', { most: 0.35 }, ratio, lcpTo('monolith')),
    goal('TBT after FCP, no interaction', { most: 30 }, ms, figure('tbtAfterFcp')),
    goal('tap on a product with options → its page', { most: 800 }, ms, extra('tapMs')),
    goal('start, CPU', { most: 500 }, ms, extra('startCpu')),
    goal('start, longest task', { most: 100 }, ms, extra('startLongest')),
    goal('LCP of the track page ÷ without script', { most: 1.1 }, ratio, spread(track)),
    goal('TBT of the track page after FCP', { most: 100 }, ms, extra('trackTbt')),
    goal('LCP of a warm visit ÷ without script, cold', { most: 0.8 }, ratio, spread(warm)),
    goal('bytes of a warm visit', { most: 5000 }, kilobytes, extra('warmBytes')),
    goal('INP of the main story, p75', { most: 150 }, ms, extra('inp')),
    goal('CLS, cold', { most: 0.01 }, fine, figure('cls')),
    goal('CLS, warm', { most: 0.01 }, fine, extra('warmCls')),
    goal('CLS of the main story', { most: 0.01 }, fine, extra('storyCls')),
  ];
}

/** Of what a customer perceives. The taps on "+" are those of all times after its paint. */
function tapGoals({ rounds }: TapReport): Goal[] {
  const taps = rounds.flatMap((round) =>
    round.taps.filter(({ variant }) => variant === 'rendered'),
  );
  const later = taps.filter(({ afterMs }) => afterMs > 0);
  const first = taps.filter(({ afterMs }) => afterMs === 0);
  const lines = rounds.map(({ cart }) => cart.lines / cart.heading);
  const visitTo = (path: string): Spread | null =>
    spread(
      rounds.flatMap(({ visits }) =>
        visits
          .filter((visit) => visit.path === path)
          .map(({ lcp, stillLcp }) => (stillLcp === null ? null : lcp / stillLcp)),
      ),
    );
  const rendered = rounds.filter(({ isRenderedFirst }) => isRenderedFirst).length;
  return [
    goal('tap on "+" → counter', { most: 250 }, ms, spread(later.map(({ counter }) => counter))),
    goal('tap on "+" → cart bar', { most: 250 }, ms, spread(later.map(({ bar }) => bar))),
    goal(
      'opened link → first dish in the cart',
      { most: 1900 },
      ms,
      spread(first.map(({ sinceLink }) => sinceLink)),
    ),
    ...ITEM_PATHS.map((path) =>
      goal(`first visit, LCP ÷ without script: ${path}`, { most: 1.1 }, ratio, visitTo(path)),
    ),
    goal('cart with items: lines ÷ heading', { most: 1.3 }, ratio, spread(lines)),
    goal(
      'menu beside 50 % foreign CPU ÷ quiet',
      { most: 1.5 },
      ratio,
      spread(rounds.map(({ load }) => load.newBusy.lcp / load.quiet.lcp)),
    ),
    goal('first page after a restart rendered', { least: 1 }, ratio, rendered / rounds.length),
  ];
}

export const goals = ({
  page,
  tap,
}: {
  readonly page: PageReport | null;
  readonly tap: TapReport | null;
}): Goal[] => [...(tap ? tapGoals(tap) : []), ...(page ? pageGoals(page) : [])];

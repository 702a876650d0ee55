import type { Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import type { TotalLine, TotalLineKey } from './total-lines';
import { whyTexts, type Say } from './why-texts';

/**
 * Texts and formats of a total. `say`: texts of the namespace `domain`; `method`: name of the
 * payment method; `names`: labels that differ on this screen.
 */
export type TotalWords = {
  readonly say: Say;
  readonly money: (amount: Minor) => string;
  readonly method?: string;
  readonly names?: Partial<Readonly<Record<TotalLineKey, string>>>;
};

/** One row as a screen shows it; `was` with its label is struck through. */
export type ShownRow = {
  readonly key: TotalLineKey;
  readonly label: string;
  readonly value: string;
  readonly was: string;
  readonly wasLabel: string;
  readonly note: string;
  readonly tone: 'plain' | 'discount' | 'total';
  readonly why: readonly string[];
};

function toTone({ key, amount, was }: TotalLine): ShownRow['tone'] {
  if (key === 'total') return 'total';
  const isReduced = was !== undefined || (amount < ZERO && key !== 'rounding');
  return isReduced ? 'discount' : 'plain';
}

function toNote({ note, recipient = '' }: TotalLine, say: Say): string {
  if (recipient !== '') return say('totals.recipient', { recipient });
  return note === undefined ? '' : say(`totals.${note}`, {});
}

/**
 * The rows of a total on every screen: cart, delivery, checkout, receipt, tracking, message. A
 * delivery that costs nothing says so.
 */
export const shownTotal = (
  lines: readonly TotalLine[],
  { say, money, method = '', names = {} }: TotalWords,
): ShownRow[] =>
  lines.map((line) => {
    const { key, amount, was, name = '' } = line;
    return {
      key,
      label: names[key] ?? (name === '' ? say(`totals.${key}`, { method }) : name),
      value: key === 'delivery-fee' && amount === ZERO ? say('totals.free', {}) : money(amount),
      was: was === undefined ? '' : money(was),
      wasLabel: was === undefined ? '' : say('totals.was', {}),
      note: toNote(line, say),
      tone: toTone(line),
      why: whyTexts(line, say, money, method),
    };
  });

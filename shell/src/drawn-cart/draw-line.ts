import { ZERO, type CartLine, type CartFrame } from '@storefront/shared-domain/contracts';
import { lineAmounts, type LineGroup, type LinePart } from '@storefront/shared-domain/rules';
import type { CartTexts } from './line-texts';

/** Stands for a name in the samples of the frame. */
const NAME = '{name}';

/** What the frame has for copies, by name. */
export type Samples = (name: string) => Element;

const copy = <Part extends Element>(part: Part): Part => part.cloneNode(true) as Part;

/** Whether the line has a page on which its choices are changed, as far as its own fields say. */
const hasChoices = ({ type, ...line }: CartLine): boolean =>
  type === 'pizza' || type === 'combo' || (line as { extras?: unknown[] }).extras?.length !== 0;

/** Draws the lines of a cart with the samples of its frame. */
export function lineDrawer(samples: Samples, { currency }: CartFrame, texts: CartTexts) {
  const group = samples('details').children[0]!;
  const note = samples('details').children[1]!;
  const [title, list] = [...group.children] as [Element, Element];
  const row = list.children[0]!;

  function drawRow(text: string, part: Partial<LinePart> = {}): Element {
    const drawn = copy(row) as HTMLElement;
    const [fraction, what, price] = [...drawn.children] as [Element, Element, Element];
    const wholeText = what.lastElementChild!;
    const { fraction: share = '', whole = null, amount = ZERO } = part;
    drawn.dataset['inside'] = String(part.kind === 'topping');
    if (share === '') fraction.remove();
    else fraction.textContent = share;
    what.textContent = text;
    if (whole !== null) {
      wholeText.textContent = ` ${texts.say('whole', { price: texts.money(whole) })}`;
      what.append(wholeText);
    }
    if (amount === ZERO) price.remove();
    else price.textContent = texts.money(amount);
    return drawn;
  }

  function drawList(rows: readonly Element[], label: string | undefined): Element {
    const drawn = list.cloneNode() as Element;
    if (label === undefined) drawn.removeAttribute('aria-label');
    else drawn.setAttribute('aria-label', label);
    drawn.append(...rows);
    return drawn;
  }

  function drawGroup({ name, parts }: LineGroup): Element {
    const drawn = group.cloneNode() as HTMLElement;
    drawn.dataset['named'] = String(name !== '');
    if (name !== '') {
      const named = copy(title);
      named.textContent = name;
      drawn.append(named);
    }
    const areExtras = parts.every(({ kind }) => kind === 'extra');
    const rows = parts.map((part) => drawRow(texts.ofPart(part), part));
    drawn.append(drawList(rows, areExtras ? texts.say('extras', {}) : undefined));
    return drawn;
  }

  function drawDetails(line: CartLine): Element[] {
    if (line.type === 'prize') return [];
    const { groups, unit, rest } = lineAmounts(line, currency);
    const drawn = groups.map(drawGroup);
    if (line.qty === 1) return drawn;
    const times = texts.say('times', { count: line.qty, price: texts.money(unit) });
    const rounding = rest === ZERO ? [] : [drawRow(texts.say('rounding', {}), { amount: rest })];
    return [...drawn, drawList([drawRow(times), ...rounding], undefined)];
  }

  function drawNote(line: CartLine): Element[] {
    if (line.notes === '') return [];
    const drawn = copy(note);
    drawn.textContent = texts.notes(line);
    return [drawn];
  }

  return (line: CartLine): Element => {
    const { name, qty } = line;
    const isPrize = line.type === 'prize';
    const number = qty === 1 ? 'one' : 'more';
    const drawn = copy(samples(isPrize ? `prize-${number}` : number).children[0]!);
    for (const element of drawn.querySelectorAll('*')) {
      element.removeAttribute('id');
      const label = element.getAttribute('aria-label');
      if (label !== null)
        element.setAttribute(
          'aria-label',
          label.replace(NAME, () => name),
        );
    }
    const about = drawn.children[1]!;
    const actions = about.lastElementChild!;
    about.firstElementChild!.textContent = name;
    actions.before(...drawDetails(line), ...drawNote(line));
    const absent = line.notes === '' ? 'edit-notes' : 'add-notes';
    for (const link of actions.querySelectorAll<HTMLElement>('[data-link]')) {
      const isEdit = link.dataset['link'] === 'edit';
      if (isEdit ? isPrize || !hasChoices(line) : link.dataset['link'] === absent) link.remove();
    }
    drawn.querySelector('[data-subtotal]')!.textContent = isPrize
      ? texts.points(line.points_needed * qty)
      : texts.money(lineAmounts(line, currency).subtotal);
    const field = drawn.querySelector('input');
    field?.setAttribute('value', String(qty));
    field?.setAttribute('readonly', ''); // a typed number is applied by a key, which is not replayed
    field?.setAttribute('aria-valuenow', String(qty));
    return drawn;
  };
}

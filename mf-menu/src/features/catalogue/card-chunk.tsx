import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { MenuCard } from '@storefront/shared-domain/rules';
import { useUnit } from 'effector-react';
import {
  type CSSProperties,
  memo,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cardKey } from '../../menu/card-key';
import type { HitFlavor } from '../../menu/hit';
import { LeftChunksContext } from '../../menu/use-scroll-memory';
import styles from './card-list.module.css';
import { $withChoices } from './catalogue.model';
import { ProductCard } from './product-card';
import { useNear } from './use-near';

type Turn = { element: Element; fill: () => void };

const waiting = new Set<Turn>();
/** The one whose cards are being rendered. */
let filling: Turn | null = null;
let frame = 0;

/** Distance in CSS pixels between an element and the screen; 0 on the screen. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function nearest(): Turn | null {
  let found: Turn | null = null;
  let least = Infinity;
  for (const turn of waiting) {
    const far = distance(turn.element);
    if (far < least) [found, least] = [turn, far];
  }
  return found;
}

function fillNext(): void {
  if (frame !== 0 || filling !== null || waiting.size === 0) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    filling = nearest();
    if (filling === null) return;
    waiting.delete(filling);
    filling.fill();
  });
}

/**
 * Calls `fill` in a later frame: one at a time, of the element nearest to the screen. React would render
 * all of them together, and those on the screen would be there with the last one. Returns what ends
 * the turn, which the caller calls when the result is on the page.
 */
export function fillInTurn(element: Element, fill: () => void): () => void {
  const turn: Turn = { element, fill };
  waiting.add(turn);
  fillNext();
  return () => {
    waiting.delete(turn);
    if (filling === turn) filling = null;
    fillNext();
  };
}

/**
 * The page a card opens (OPEN-034): the builder for pizzas and combos, the extras page for a
 * product with extras; null for a product that is added to the cart directly. `isNewBuilder`
 * selects the builder's route (SHELL-24), `sectionId` is where Back returns to, `flavors` are selected
 * in the builder.
 */
export function cardPath(
  card: Pick<MenuCard, 'kind' | 'id' | 'size'>,
  {
    sectionId,
    hasChoices,
    isNewBuilder,
    flavors = [],
  }: {
    sectionId: string;
    hasChoices: boolean;
    isNewBuilder: boolean;
    flavors?: readonly { id: string }[] | undefined;
  },
): string | null {
  if (card.kind === 'combo')
    return paths.pizza({ product: card.id, isCombo: true, menu: sectionId }, isNewBuilder);
  if (card.kind === 'pizza')
    return paths.pizza(
      { product: card.id, menu: sectionId, flavors: flavors.map(({ id }) => id) },
      isNewBuilder,
    );
  if (card.kind === 'flavor')
    return paths.pizza(
      { product: card.size ?? '', by: 'flavor', menu: sectionId, flavors: [card.id] },
      isNewBuilder,
    );
  return hasChoices ? paths.extra({ product: card.id, menu: sectionId }) : null;
}

/** Cards added per frame: filling a chunk during a scroll must not delay the scrolling. */
const PER_FRAME = 3;

type Filling = {
  /** Cards that are there at once. */
  from: number;
  to: number;
  isOn: boolean;
};

/** Counts up to `to`, a few per frame, while `isOn` and no chunk nearer to the screen counts; 0 otherwise. */
function useFilling(ref: RefObject<HTMLElement | null>, { from, to, isOn }: Filling): number {
  const [filled, setFilled] = useState(from);
  useEffect(() => {
    const element = ref.current;
    if (element === null || filled === (isOn ? to : 0)) return;
    return fillInTurn(element, () =>
      startTransition(() => setFilled((now) => (isOn ? Math.min(to, now + PER_FRAME) : 0))),
    );
  }, [ref, filled, to, isOn]);
  return isOn ? Math.min(filled, to) : 0;
}

/**
 * A card and the section that Back from its page returns to. `flavors`: those of a pizza that were
 * searched.
 */
export type Listed = {
  card: MenuCard;
  sectionId: string;
  flavors?: readonly HitFlavor[];
};

type Props = {
  /** Id of the chunk's element, used to restore the scroll position. */
  id: string;
  cards: readonly Listed[];
  /** Index of its first card in the list, from 0, and the number of cards in the list. */
  first: number;
  total: number;
  /** Number of its cards that are rendered even far from the screen. */
  made: number;
};

/**
 * A few rows of a list. Its cards are rendered near the screen; far from it the chunk is an empty
 * box of its estimated or last measured height. Screen readers get its position in the list,
 * because most of a long list is not rendered.
 */
export const CardChunk = memo(function CardChunk({ id, cards, first, total, made }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { withChoices, info } = useUnit({ withChoices: $withChoices, info: $restaurant });
  const isNewBuilder = info?.modules.new_nep_pizzas ?? false;
  const { seen = 0, height: left = null } = use(LeftChunksContext)?.get(id) ?? {};
  const { isNear, height } = useNear(ref, { isNear: seen > 0, height: left });
  const shown = Math.max(made, useFilling(ref, { from: seen, to: cards.length, isOn: isNear }));
  const size = {
    '--cards': cards.length,
    ...(height === null ? {} : { '--measured': `${height}px` }),
  } as CSSProperties;
  return (
    <div
      ref={ref}
      id={id}
      data-place
      className={styles.chunk}
      data-partial={shown < cards.length}
      style={size}
    >
      {cards.slice(0, shown).map(({ card, sectionId, flavors }, index) => (
        <div
          key={cardKey(card)}
          role="listitem"
          aria-setsize={total}
          aria-posinset={first + index + 1}
        >
          <ProductCard
            card={card}
            flavors={flavors}
            to={cardPath(card, {
              sectionId,
              hasChoices: withChoices.has(card.id),
              isNewBuilder,
              flavors,
            })}
          />
        </div>
      ))}
    </div>
  );
});

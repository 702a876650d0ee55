import { findFlavor, type PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { Icon, VisuallyHidden } from '@storefront/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrustLook } from '../../drawing/crust-look';
import { PizzaDrawing, type SliceLook } from '../../drawing/pizza-drawing';
import styles from './pizza-panel.module.css';
import type { Selection } from './selection';
import { SliceDialog } from './slice-dialog';
import type { Actions } from './use-selection';
import { useStateText } from './use-state-text';

/**
 * Button of one slice, labeled by position and flavor; opens its dialog. A free slice has no name.
 */
function SliceButton({
  at,
  count,
  name,
  onOpen,
}: {
  at: number;
  count: number;
  name: string | null;
  onOpen: () => void;
}) {
  const { t } = useTranslation('mf-pizza-builder');
  const label =
    name === null ? t('nep.slice.fill', { at, count }) : t('nep.slice.change', { at, count, name });
  return (
    <button
      type="button"
      className={styles.slice}
      data-free={name === null}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.place} aria-hidden>
        {at}
      </span>
      <span className={styles.flavor} aria-hidden>
        {name ?? t('nep.slice.free')}
      </span>
      <Icon name={name === null ? 'plus' : 'edit'} size="s" />
    </button>
  );
}

type Props = {
  offer: PizzaOffer;
  selection: Selection;
  actions: Actions;
  edge: CrustLook;
  looks: readonly SliceLook[];
  isDone: boolean;
};

/**
 * The pizza: a button for every slice, then the drawing with the same content, which can also be
 * tapped (OPEN-037).
 */
export function PizzaPanel({ offer, selection, actions, edge, looks, isDone }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const [open, setOpen] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = useStateText(offer, selection);
  const { slices } = selection;
  // Closing the dialog may remove its slice with the button that opened it: the focus moves to the
  // panel.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open === null && wasOpen.current && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    wasOpen.current = open !== null;
  }, [open]);
  const tap = (index: number): void => {
    list.current?.querySelectorAll<HTMLElement>('button')[index]?.focus({ preventScroll: true });
    setOpen(index);
  };
  return (
    <section className={styles.panel} aria-labelledby="nep-pizza">
      <h2 ref={title} id="nep-pizza" tabIndex={-1} className={styles.title}>
        {t('nep.pizza.title')}
      </h2>
      {slices.length > 0 && (
        <ul ref={list} className={styles.slices} aria-label={t('nep.pizza.slices')}>
          {slices.map((id, index) => (
            <li key={index}>
              <SliceButton
                at={index + 1}
                count={slices.length}
                name={id === null ? null : (findFlavor(offer, id)?.flavor.name ?? '')}
                onOpen={() => setOpen(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.drawing}>
        <PizzaDrawing
          slices={looks}
          crust={edge}
          label={state}
          onSlice={slices.length === 0 ? undefined : tap}
          isDone={isDone}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{state}</span>
      </VisuallyHidden>
      {open !== null && (
        <SliceDialog
          offer={offer}
          selection={selection}
          actions={actions}
          index={open}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

import { noticeBus } from '@storefront/shared-domain/bus';
import { buildPizza, pizzaProblem, toppingsOf } from '@storefront/shared-domain/menu-rules';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Icon, IconButton, Page } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowHeader } from '../../flow/flow-header';
import { useAddText } from '../../flow/use-add-text';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { useArrival } from '../../flow/use-arrival';
import styles from './classic-builder.module.css';
import type { DrawnPizzaProps } from './drawn-pizza';
import { PizzaBar } from './pizza-bar';
import { PizzaSteps } from './pizza-steps';
import { SizeDialog } from './size-dialog';
import { SummaryDialog } from './summary-dialog';
import { ToppingsDialog } from './toppings-dialog';
import { type Action, select } from './selection';

/** Loaded after the page; without it the plate stays empty, since every part is also named. */
const DrawnPizza = lazy((): Promise<{ default: ComponentType<DrawnPizzaProps> }> =>
  import(/* webpackChunkName: "drawing" */ './drawn-pizza').catch(() => ({
    default: () => null,
  })),
);

/**
 * The pizza as chosen so far, which stays visible while the steps scroll; opens its summary (PIZZA-15).
 * Under the header on phones, above the bar's card on wide screens.
 */
function PinnedPizza({ onOpen, ...pizza }: DrawnPizzaProps & { onOpen: () => void }) {
  const { t } = useTranslation('mf-pizza-builder');
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsDrawn(true))), []);
  return (
    <div className={styles.pinned}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.plate}>
          {isDrawn && (
            <Suspense fallback={null}>
              <DrawnPizza {...pizza} />
            </Suspense>
          )}
        </span>
        <span className={styles.label}>
          {t('classic.bar.summary')}
          <Icon name="chevron" />
        </span>
      </button>
    </div>
  );
}

/**
 * Applies customer actions to the pizza of a flow; a toast reports a rejected action (PIZZA-19).
 */
function useSelection({ offer, choice, choose }: PizzaFlow): (action: Action) => void {
  const { t } = useTranslation('mf-pizza-builder');
  const toast = useUnit(noticeBus.toastRequested);
  return (action) => {
    const selected = select(offer, choice, action);
    if (selected.ok) choose(selected.value);
    else toast({ text: t(`classic.refused.${selected.error}`), tone: 'warning' });
  };
}

/**
 * The step-by-step builder of one pizza; NEXT first offers additional toppings where there are any
 * (PIZZA-26).
 */
export function ClassicBuilder({ flow }: { flow: PizzaFlow }) {
  const { t } = useTranslation('mf-pizza-builder');
  const act = useSelection(flow);
  const [open, setOpen] = useState<'toppings' | 'summary' | 'size' | null>(null);
  useArrival(flow.at);
  const { offer, choice, combo } = flow;
  const problem = pizzaProblem(offer, choice);
  const close = (): void => setOpen(null);
  const done = (): void => {
    const line = buildPizza(offer, choice, '');
    if (line.ok) flow.next(line.value);
  };
  const hasToppings = toppingsOf(offer).length > 0;
  const next = (): void => (hasToppings ? setOpen('toppings') : done());
  const addText = useAddText(flow, choice);
  return (
    <>
      <Page
        width="wide"
        header={
          <div className={styles.top}>
            <FlowHeader
              flow={flow}
              actions={
                <IconButton
                  icon="info"
                  label={t('classic.size.open')}
                  onClick={() => setOpen('size')}
                />
              }
            />
            <PinnedPizza offer={offer} choice={choice} onOpen={() => setOpen('summary')} />
          </div>
        }
        footer={
          <PizzaBar
            offer={offer}
            choice={choice}
            problem={problem}
            isOfCombo={combo !== null}
            addText={hasToppings ? null : addText}
            onNext={next}
          />
        }
      >
        <div className={styles.steps}>
          <PizzaSteps flow={flow} onAct={act} />
        </div>
      </Page>
      {open === 'toppings' && (
        <ToppingsDialog
          offer={offer}
          choice={choice}
          isOfCombo={combo !== null}
          addText={addText}
          onAct={act}
          onClose={close}
          onDone={done}
        />
      )}
      {open === 'summary' && <SummaryDialog flow={flow} onAct={act} onClose={close} />}
      {open === 'size' && <SizeDialog flow={flow} onClose={close} />}
    </>
  );
}

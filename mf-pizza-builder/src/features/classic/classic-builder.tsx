import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPizza, pizzaProblem, toppingsOf } from '@storefront/shared-domain/menu-rules';
import { IconButton, Page } from '@storefront/shared-ui';
import { FlowHeader } from '../../flow/flow-header';
import { useAddText } from '../../flow/use-add-text';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import styles from './classic-builder.module.css';
import { PinnedPizza } from './pinned-pizza';
import { PizzaBar } from './pizza-bar';
import { PizzaSteps } from './pizza-steps';
import { SizeDialog } from './size-dialog';
import { SummaryDialog } from './summary-dialog';
import { ToppingsDialog } from './toppings-dialog';
import { useArrival } from '../../flow/use-arrival';
import { useSelection } from './use-selection';

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

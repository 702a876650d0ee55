import { useTranslation } from 'react-i18next';
import { crustsOf, doughsOf, pizzaProblem } from '@storefront/shared-domain/menu-rules';
import { Page, Section } from '@storefront/shared-ui';
import { useLooks } from '../../drawing/use-looks';
import { FlowHeader } from '../../flow/flow-header';
import { SizeRadios } from '../../flow/size-radios';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { BaseSection } from './base-section';
import { CountSection } from './count-section';
import { FlavorSection } from './flavor-section';
import { NepFooter } from './nep-footer';
import styles from './nep.module.css';
import { PizzaPanel } from './pizza-panel';
import { SectionState } from './section-state';
import { toChoice } from './selection';
import { ToppingSection } from './topping-section';
import { useArrival } from '../../flow/use-arrival';
import { useSelection } from './use-selection';

/** The single-page pizza builder: every choice, a live drawing, and the price (OPEN-037). */
export function NepBuilder({ flow }: { flow: PizzaFlow }) {
  const { t } = useTranslation('mf-pizza-builder');
  const { offer } = flow;
  useArrival(flow.at);
  const { selection, actions } = useSelection(flow);
  const { edge, looks } = useLooks(offer, selection);
  const problem = pizzaProblem(offer, toChoice(selection));
  return (
    <Page
      width="wide"
      header={<FlowHeader flow={flow} />}
      footer={
        <NepFooter flow={flow} selection={selection} problem={problem} edge={edge} looks={looks} />
      }
    >
      <div className={styles.layout}>
        <div className={styles.controls}>
          {offer.size.description !== '' && (
            <p className={styles.about}>{offer.size.description}</p>
          )}
          {flow.sizes !== null && (
            <Section title={t('flow.size.title')} action={<SectionState isDone />}>
              <SizeRadios sizes={flow.sizes} />
            </Section>
          )}
          <BaseSection
            title={t('nep.crust')}
            categories={crustsOf(offer)}
            value={selection.crust}
            onChoose={actions.setCrust}
          />
          <BaseSection
            title={t('nep.dough')}
            categories={doughsOf(offer)}
            value={selection.dough}
            onChoose={actions.setDough}
          />
          <CountSection offer={offer} count={selection.count} onChoose={actions.setCount} />
          <FlavorSection offer={offer} selection={selection} onQuantity={actions.setQuantity} />
          <ToppingSection offer={offer} selection={selection} onToggle={actions.toggleTopping} />
        </div>
        <div className={styles.panel}>
          <PizzaPanel
            offer={offer}
            selection={selection}
            actions={actions}
            edge={edge}
            looks={looks}
            isDone={problem === null}
          />
        </div>
      </div>
    </Page>
  );
}

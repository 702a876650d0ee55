import type { BaseCategory } from '@storefront/shared-domain/contracts';
import {
  crustsOf,
  doughsOf,
  flavorCounts,
  type PizzaOffer,
  pizzaProblem,
  requiresCount,
  ZERO,
} from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import { Page, RadioCard, RadioGroup, Section } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useLooks } from '../../drawing/use-looks';
import { FlowHeader } from '../../flow/flow-header';
import { SizeRadios } from '../../flow/size-radios';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { useArrival } from '../../flow/use-arrival';
import styles from './nep.module.css';
import { SectionState } from './section-state';
import { FlavorSection } from './flavor-section';
import { NepFooter } from './nep-footer';
import { PizzaPanel } from './pizza-panel';
import { toChoice } from './selection';
import { ToppingSection } from './topping-section';
import { useSelection } from './use-selection';

type Props = {
  title: string;
  categories: readonly BaseCategory[];
  value: string | null;
  onChoose: (id: string) => void;
};

/**
 * Crusts or doughs of all categories as one choice (PIZZA-02). Renders nothing where the size
 * offers none.
 */
function BaseSection({ title, categories, value, onChoose }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  if (categories.length === 0) return null;
  const isOne = categories.length === 1;
  return (
    <Section title={title} action={<SectionState isDone={value !== null} />}>
      <RadioGroup legend={title} legendHidden value={value} onValueChange={onChoose}>
        {categories.map((category) => (
          <div key={category.id} className={styles.category}>
            <CategoryName
              text={[isOne ? '' : category.name, category.description].filter(Boolean).join(' · ')}
            />
            <div className={styles.cards}>
              {category.options.map(({ id, name, description, price }) => (
                <RadioCard
                  key={id}
                  value={id}
                  title={name}
                  detail={description}
                  end={price > ZERO ? `+ ${money(price)}` : t('nep.base.included')}
                />
              ))}
            </div>
          </div>
        ))}
      </RadioGroup>
    </Section>
  );
}

function CategoryName({ text }: { text: string }) {
  return text === '' ? null : <p className={styles.categoryName}>{text}</p>;
}

/**
 * 'How many flavors', on incremental sizes with more than one option (PIZZA-03). Another number
 * clears the flavors (PIZZA-18).
 */
function CountSection({
  offer,
  count,
  onChoose,
}: {
  offer: PizzaOffer;
  count: number;
  onChoose: (count: number) => void;
}) {
  const { t } = useTranslation('mf-pizza-builder');
  if (!requiresCount(offer)) return null;
  return (
    <Section
      title={t('nep.count.title')}
      hint={t('nep.count.hint')}
      action={<SectionState isDone={count > 0} />}
    >
      <RadioGroup
        legend={t('nep.count.title')}
        legendHidden
        value={count === 0 ? null : String(count)}
        onValueChange={(value) => onChoose(Number(value))}
      >
        <div className={styles.counts}>
          {flavorCounts(offer).map((number) => (
            <RadioCard
              key={number}
              value={String(number)}
              title={t('nep.count.flavors', { count: number })}
            />
          ))}
        </div>
      </RadioGroup>
    </Section>
  );
}

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

import { crustsOf, doughsOf, flavorCounts } from '@storefront/shared-domain/menu-rules';
import { RadioCard, RadioGroup } from '@storefront/shared-ui';
import { useTranslation } from 'react-i18next';
import { SizeRadios } from '../../flow/size-radios';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { BaseSection } from './base-section';
import { StepSection } from './step-section';
import { FlavorSection } from './flavor-section';
import { scrollToStep } from './scroll-to-step';
import type { Action } from './selection';
import { listSections, listSteps, sectionAfter, stepAt, type StepName } from './steps';

type Props = {
  number: number;
  counts: readonly number[];
  chosen: number;
  locked: string | null;
  onChoose: (count: number) => void;
};

/** Number of flavors an incremental pizza is divided into (PIZZA-03). */
function CountSection({ number, counts, chosen, locked, onChoose }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const isChosen = counts.includes(chosen);
  return (
    <StepSection
      name="count"
      number={number}
      title={t('classic.count.title')}
      hint={t('classic.count.hint')}
      chosen={isChosen ? t('classic.count.flavors', { count: chosen }) : undefined}
      locked={locked}
    >
      <RadioGroup
        legend={t('classic.count.title')}
        legendHidden
        layout="grid"
        value={isChosen ? String(chosen) : null}
        onValueChange={(value) => onChoose(Number(value))}
      >
        {counts.map((count) => (
          <RadioCard
            key={count}
            value={String(count)}
            title={t('classic.count.flavors', { count })}
          />
        ))}
      </RadioGroup>
    </StepSection>
  );
}

/**
 * The steps of a pizza in order (PIZZA-16). A locked step names the step to complete first; each
 * choice scrolls to the next step (PIZZA-17).
 */
export function PizzaSteps({
  flow: { offer, choice, sizes },
  onAct,
}: {
  flow: PizzaFlow;
  onAct: (action: Action) => void;
}) {
  const { t } = useTranslation('mf-pizza-builder');
  const names = listSteps(offer);
  const step = stepAt(offer, choice);
  const numberOf = (name: StepName): number =>
    listSections(offer).indexOf(name) + (sizes === null ? 1 : 2);
  const current = names[step - 1];
  const lockedOf = (name: StepName): string | null =>
    names.indexOf(name) < step || current === undefined ? null : t(`classic.first.${current}`);
  const chooseIn = (name: StepName, action: Action): void => {
    onAct(action);
    scrollToStep(sectionAfter(name, offer));
  };
  return (
    <>
      {sizes !== null && (
        <StepSection name="size" number={1} title={t('flow.size.title')} locked={null}>
          <SizeRadios sizes={sizes} />
        </StepSection>
      )}
      {names.includes('crust') && (
        <BaseSection
          name="crust"
          number={numberOf('crust')}
          categories={crustsOf(offer)}
          chosen={choice.crust}
          locked={lockedOf('crust')}
          onChoose={(id) => chooseIn('crust', { kind: 'crust-chosen', id })}
        />
      )}
      {names.includes('dough') && (
        <BaseSection
          name="dough"
          number={numberOf('dough')}
          categories={doughsOf(offer)}
          chosen={choice.dough}
          locked={lockedOf('dough')}
          onChoose={(id) => chooseIn('dough', { kind: 'dough-chosen', id })}
        />
      )}
      {names.includes('count') && (
        <CountSection
          number={numberOf('count')}
          counts={flavorCounts(offer)}
          chosen={choice.count}
          locked={lockedOf('count')}
          onChoose={(count) => chooseIn('count', { kind: 'count-chosen', count })}
        />
      )}
      <FlavorSection
        number={numberOf('flavors')}
        offer={offer}
        choice={choice}
        locked={lockedOf('flavors')}
        onAct={onAct}
      />
    </>
  );
}

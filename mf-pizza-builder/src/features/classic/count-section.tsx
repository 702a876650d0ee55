import { useTranslation } from 'react-i18next';
import { RadioCard, RadioGroup } from '@storefront/shared-ui';
import { StepSection } from './step-section';

type Props = {
  number: number;
  counts: readonly number[];
  chosen: number;
  locked: string | null;
  onChoose: (count: number) => void;
};

/** Number of flavors an incremental pizza is divided into (PIZZA-03). */
export function CountSection({ number, counts, chosen, locked, onChoose }: Props) {
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

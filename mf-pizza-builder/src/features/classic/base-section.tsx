import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BaseCategory } from '@storefront/shared-domain/contracts';
import { $formatMoney } from '@storefront/shared-domain/models';
import { findBase, ZERO } from '@storefront/shared-domain/menu-rules';
import { Disclosure, RadioCard, RadioGroup } from '@storefront/shared-ui';
import styles from './base-section.module.css';
import { StepSection } from './step-section';

/** Up to this many options are shown without folding. */
const FEW_OPTIONS = 8;

type Props = {
  name: 'crust' | 'dough';
  number: number;
  categories: readonly BaseCategory[];
  chosen: string | null;
  locked: string | null;
  onChoose: (id: string) => void;
};

/** Crust or dough: an accordion of categories with their options (PIZZA-02). */
export function BaseSection({ name, number, categories, chosen, locked, onChoose }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const isShort = categories.flatMap(({ options }) => options).length <= FEW_OPTIONS;
  const title = t(`classic.${name}.title`);
  return (
    <StepSection
      name={name}
      number={number}
      title={title}
      chosen={findBase(categories, chosen)?.name}
      locked={locked}
    >
      <RadioGroup legend={title} legendHidden value={chosen} onValueChange={onChoose}>
        <div>
          {categories.map((category, index) => (
            <Disclosure
              key={category.id}
              summary={category.name}
              open={isShort || index === 0 || findBase([category], chosen) !== undefined}
            >
              {category.description !== '' && (
                <p className={styles.description}>{category.description}</p>
              )}
              <div className={styles.options}>
                {category.options.map(({ id, name: option, description, price }) => (
                  <RadioCard
                    key={id}
                    value={id}
                    title={option}
                    detail={description}
                    end={price > ZERO ? `+ ${money(price)}` : undefined}
                  />
                ))}
              </div>
            </Disclosure>
          ))}
        </div>
      </RadioGroup>
    </StepSection>
  );
}

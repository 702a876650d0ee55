import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BaseCategory } from '@storefront/shared-domain/contracts';
import { ZERO } from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import { RadioCard, RadioGroup, Section } from '@storefront/shared-ui';
import styles from './nep.module.css';
import { SectionState } from './section-state';

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
export function BaseSection({ title, categories, value, onChoose }: Props) {
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

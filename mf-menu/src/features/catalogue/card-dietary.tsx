import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { dietaryTexts, type MenuCard } from '@storefront/shared-domain/menu-rules';
import { $statesDietary } from '../../menu/menu.model';
import styles from './card-dietary.module.css';

/**
 * What the record says about allergens and diets of a dish, where it says something of any dish: then
 * a dish without statements is reported as not confirmed. What a tag already says is not repeated.
 */
export function CardDietary({ card }: { card: MenuCard }) {
  const { t } = useTranslation('domain');
  const isStated = useUnit($statesDietary);
  if (!isStated) return null;
  return (
    <p className={styles.dietary}>
      {dietaryTexts((key, values) => t(key, values), card.dietary, 'short')
        .filter((text) => !card.tags.includes(text))
        .join(' · ')}
    </p>
  );
}

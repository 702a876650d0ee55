import { useTranslation } from 'react-i18next';
import type { FlavorCategory } from '@storefront/shared-domain/contracts';
import styles from './category-buttons.module.css';

type Props = {
  categories: readonly FlavorCategory[];
  open: FlavorCategory;
  onOpen: (id: string) => void;
};

/** One button per flavor category, and the description of the open one (PIZZA-04). */
export function CategoryButtons({ categories, open, onOpen }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  return (
    <>
      <div className={styles.row} role="group" aria-label={t('nep.flavors.categories')}>
        {categories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.button}
            aria-pressed={id === open.id}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {open.description !== '' && <p className={styles.description}>{open.description}</p>}
    </>
  );
}

import type { FlavorCategory } from '@storefront/shared-domain/contracts';
import styles from './flavor-section.module.css';

type Props = {
  label: string;
  categories: readonly FlavorCategory[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** A button for each flavor category (PIZZA-04). */
export function CategoryButtons({ label, categories, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.categories}>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.category}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

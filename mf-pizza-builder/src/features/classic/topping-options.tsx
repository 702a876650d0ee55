import { useUnit } from 'effector-react';
import type { BaseCategory } from '@storefront/shared-domain/contracts';
import { ZERO } from '@storefront/shared-domain/menu-rules';
import { $formatMoney } from '@storefront/shared-domain/models';
import { CheckboxCard, Disclosure } from '@storefront/shared-ui';
import styles from './toppings-dialog.module.css';

type Props = {
  categories: readonly BaseCategory[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** Available toppings in collapsible categories (PIZZA-12, PIZZA-13). */
export function ToppingOptions({ categories, chosen, onToggle }: Props) {
  const money = useUnit($formatMoney);
  return (
    <div>
      {categories.map(({ id, name, description, options }) => (
        <Disclosure
          key={id}
          summary={name}
          open
          end={options.filter((option) => chosen.includes(option.id)).length || undefined}
        >
          {description !== '' && <p className={styles.description}>{description}</p>}
          <fieldset className={styles.options} aria-label={name}>
            {options.map((option) => (
              <CheckboxCard
                key={option.id}
                value={option.id}
                title={option.name}
                detail={option.description}
                checked={chosen.includes(option.id)}
                onChange={() => onToggle(option.id)}
                end={option.price > ZERO ? `+ ${money(option.price)}` : undefined}
              />
            ))}
          </fieldset>
        </Disclosure>
      ))}
    </div>
  );
}

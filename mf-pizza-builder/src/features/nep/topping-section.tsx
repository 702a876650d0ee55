import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { toppingsOf, type PizzaOffer, ZERO } from '@storefront/shared-domain/menu-rules';
import { Badge, CheckboxCard, Disclosure, Radio, RadioGroup, Section } from '@storefront/shared-ui';
import styles from './nep.module.css';
import type { Selection } from './selection';
import { computeShares } from './slice-names';

type Props = {
  offer: PizzaOffer;
  selection: Selection;
  onToggle: (flavor: string, topping: string) => void;
};

/**
 * Pick a flavor, then its toppings; optional (PIZZA-12 to PIZZA-14). Renders nothing where no
 * topping is available.
 */
export function ToppingSection({ offer, selection, onToggle }: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const money = useUnit($formatMoney);
  const [picked, setPicked] = useState<string | null>(null);
  const categories = toppingsOf(offer);
  const shares = computeShares(offer, selection);
  const flavor = shares.find(({ id }) => id === picked) ?? shares[0];
  if (categories.length === 0) return null;
  const chosen = flavor === undefined ? [] : (selection.toppings[flavor.id] ?? []);
  return (
    <Section
      title={t('nep.toppings.title')}
      hint={t(flavor === undefined ? 'nep.toppings.first-flavor' : 'nep.toppings.hint')}
      action={<Badge>{t('group.optional')}</Badge>}
    >
      {shares.length > 1 && (
        <RadioGroup
          legend={t('nep.toppings.flavor')}
          layout="row"
          value={flavor?.id ?? null}
          onValueChange={setPicked}
        >
          {shares.map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
        </RadioGroup>
      )}
      {flavor !== undefined &&
        categories.map(({ id, name, options }) => (
          <Disclosure
            key={id}
            summary={name}
            end={
              <ChosenCount count={options.filter((option) => chosen.includes(option.id)).length} />
            }
          >
            <fieldset
              className={styles.fieldset}
              aria-label={t('nep.toppings.on', { name: flavor.name })}
            >
              {options.map((option) => (
                <CheckboxCard
                  key={option.id}
                  value={option.id}
                  title={option.name}
                  detail={option.description}
                  checked={chosen.includes(option.id)}
                  end={option.price > ZERO && `+ ${money(option.price)}`}
                  onChange={() => onToggle(flavor.id, option.id)}
                />
              ))}
            </fieldset>
          </Disclosure>
        ))}
    </Section>
  );
}

function ChosenCount({ count }: { count: number }) {
  return count === 0 ? null : <Badge tone="brand">{count}</Badge>;
}

import { useTranslation } from 'react-i18next';
import type { CardType } from '@storefront/shared-domain/contracts';
import { cardMethodsOf } from '@storefront/shared-domain/rules';
import { Section } from '@storefront/shared-ui';
import styles from './card-brands.module.css';

/** The accepted card brands, each as credit or debit (MENU-31, DOMAIN-043). */
export function CardBrands({ cards }: { cards: readonly CardType[] }) {
  const { t } = useTranslation(['mf-menu', 'domain']);
  if (cards.length === 0) return null;
  return (
    <Section title={t('payments.cards')}>
      <ul className={styles.brands} role="list">
        {cards.map((card) => (
          <li key={card.name} className={styles.brand}>
            <span className={styles.name}>{card.name}</span>
            <span className={styles.uses}>
              {cardMethodsOf(card)
                .map((use) => t(`domain:payment.card.${use}`))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

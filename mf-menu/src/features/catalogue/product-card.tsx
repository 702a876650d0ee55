import { useStoreMap } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuCard } from '@storefront/shared-domain/menu-rules';
import { Badge, Icon } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { CartLink } from '../../lib/cart-link/cart-link';
import { cardKey } from '../../menu/card-key';
import { CardCounter } from './card-counter';
import { CardDietary } from './card-dietary';
import { CardPicture } from './card-picture';
import { CardPrice } from './card-price';
import { $quantities } from './catalogue.model';
import { InCartCount } from './in-cart-count';
import styles from './product-card.module.css';

type Props = {
  card: MenuCard;
  /**
   * The page the card opens; null adds it to the cart directly. A disabled card does neither
   * (MENU-21).
   */
  to: string | null;
  /** Flavors of a pizza that were searched. */
  flavors?: readonly { name: string }[] | undefined;
};

/** Names as a list of the language: 'Calabresa e Mussarela'. */
const joinNames = (flavors: readonly { name: string }[], language: string): string =>
  new Intl.ListFormat(language).format(flavors.map(({ name }) => name));

/** One item of the menu (MENU-20). The whole card is the target of its link or button. */
export const ProductCard = memo(function ProductCard({ card, to, flavors = [] }: Props) {
  const { t, i18n } = useTranslation('mf-menu');
  const inCart = useStoreMap({
    store: $quantities,
    keys: [cardKey(card)],
    fn: (quantities, [key]) => quantities[key] ?? 0,
  });
  const opens = !card.disabled && to !== null;
  const isAdded = !card.disabled && to === null;
  return (
    <article className={styles.card} data-disabled={card.disabled}>
      <div className={styles.texts}>
        {(card.tags.length > 0 || card.disabled) && (
          <p className={styles.tags}>
            {card.disabled && <Badge>{t('card.unavailable')}</Badge>}
            {card.tags.map((tag) => (
              <Badge key={tag} tone="brand">
                {tag}
              </Badge>
            ))}
          </p>
        )}
        <h3 className={styles.name}>
          {opens ? (
            <Link to={to} className={styles.target}>
              {card.name}
            </Link>
          ) : (
            card.name
          )}
        </h3>
        {flavors.length > 0 && (
          <p className={styles.match}>
            {t('card.with-flavors', { flavors: joinNames(flavors, i18n.language) })}
          </p>
        )}
        {card.description !== '' && <p className={styles.description}>{card.description}</p>}
        <CardDietary card={card} />
        <p className={styles.price}>
          <CardPrice card={card} />
        </p>
      </div>
      <div className={styles.picture}>
        <CardPicture card={card} />
      </div>
      {opens && (
        <span className={styles.plus}>
          <Icon name="plus" />
        </span>
      )}
      {isAdded ? (
        <CardCounter card={card} quantity={inCart} />
      ) : (
        inCart > 0 && <InCartCount count={inCart} />
      )}
      {inCart > 0 && <CartLink place="card" />}
    </article>
  );
});

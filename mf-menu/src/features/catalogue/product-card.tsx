import { imageUrl, type MenuCard } from '@storefront/shared-domain/menu-rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { Badge, Icon, Illustration, Picture, VisuallyHidden } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { useStoreMap } from 'effector-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLink } from '../../lib/cart-link/cart-link';
import { cardKey } from '../../menu/card-key';
import { CardCounter } from './card-counter';
import { CardDietary } from './card-dietary';
import { $categoryNames } from './category-names.model';
import { CardPrice } from './card-price';
import { $quantities } from './catalogue.model';
import styles from './product-card.module.css';

/** A drawing of what the card's name, else its category, says that it is. */
function MissingPicture({ card: { kind, id, name } }: { card: MenuCard }) {
  const category = useStoreMap({
    store: $categoryNames,
    keys: [id],
    fn: (names, [product]) => names.get(product) ?? '',
  });
  const drawn = kind === 'flavor' ? 'pizza' : kind;
  return <Illustration name={drawn === 'product' ? illustrationOf(name, category) : drawn} />;
}

/**
 * Picture of the dish in its small size: the first load contains dozens of cards. A drawing replaces a
 * missing or broken one.
 */
function CardPicture({ card }: { card: MenuCard }) {
  const { kind, image } = card;
  const missing = <MissingPicture card={card} />;
  if (image === '') return missing;
  const folder = kind === 'flavor' ? 'flavors' : 'products';
  return (
    <Picture
      src={imageUrl(folder, image, 'thumb', 'jpg')}
      avif={imageUrl(folder, image, 'thumb', 'avif')}
      webp={imageUrl(folder, image, 'thumb', 'webp')}
      alt=""
      width={192}
      height={192}
      shape="fill"
      fallback={missing}
    />
  );
}

/** Quantity of a card in the cart; animated when it changes. */
function InCartCount({ count }: { count: number }) {
  const { t } = useTranslation('mf-menu');
  return (
    <span key={count} className={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('card.in-cart', { count })}</VisuallyHidden>
    </span>
  );
}

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

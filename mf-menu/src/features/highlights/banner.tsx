import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HighlightBanner } from '@storefront/shared-domain/contracts';
import { Icon, Picture } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { wideSources } from '../../lib/picture-sources';
import styles from './banner.module.css';

type Props = {
  banner: HighlightBanner;
  /** Text of a picture without a title. */
  alt: string;
  /** The only one is as wide as the list. */
  isAlone: boolean;
  /** On the first screen: fetched at once. */
  isFirst: boolean;
};

type TargetProps = { link: string; isAlone: boolean; children: ReactNode };

/** The contract lets only paths of this restaurant and https addresses through. */
function Target({ link, isAlone, children }: TargetProps) {
  const look = { className: styles.banner, 'data-alone': isAlone };
  if (link === '') return <div {...look}>{children}</div>;
  if (link.startsWith('/'))
    return (
      <Link to={link} {...look}>
        {children}
      </Link>
    );
  return (
    <a href={link} target="_blank" rel="noreferrer" {...look}>
      {children}
    </a>
  );
}

/** A highlighted picture with its title; the whole of it is the link. */
export function Banner({ banner: { image, title, link }, alt, isAlone, isFirst }: Props) {
  const { t } = useTranslation('mf-menu');
  const hasTitle = title !== '';
  return (
    <Target link={link} isAlone={isAlone}>
      <Picture
        {...wideSources('highlightImages', image)}
        sizes={
          isAlone
            ? '(min-width: 60rem) 60rem, 100vw'
            : '(min-width: 60rem) 29rem, (min-width: 48rem) 46vw, 92vw'
        }
        alt={hasTitle ? '' : alt}
        width={960}
        height={480}
        shape="fill"
        priority={isFirst}
      />
      {hasTitle && (
        <span className={styles.title}>
          <span className={styles.words}>{title}</span>
          {link !== '' && (
            <span className={styles.see}>
              {t('highlights.see')}
              <Icon name="chevron" size="s" />
            </span>
          )}
        </span>
      )}
    </Target>
  );
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $restaurant } from '@storefront/shared-domain/models';
import { IMAGE_WIDTHS, imageUrl, type ImageFormat } from '@storefront/shared-domain/rules';
import { Card, Picture } from '@storefront/shared-ui';
import styles from './form-card.module.css';

const srcset = (name: string, format: ImageFormat): string =>
  IMAGE_WIDTHS.profiles
    .map((width) => `${imageUrl('profiles', name, width, format)} ${width}w`)
    .join(', ');

/** A centered form below the restaurant's profile picture. */
export function FormCard({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  const picture = useUnit($restaurant)?.profile_pic ?? '';
  return (
    <div className={styles.place}>
      <Card padding="l">
        <div className={styles.intro}>
          {picture !== '' && (
            <span className={styles.picture}>
              <Picture
                src={imageUrl('profiles', picture, 192, 'jpg')}
                avif={srcset(picture, 'avif')}
                webp={srcset(picture, 'webp')}
                sizes="4rem"
                alt=""
                width={192}
                height={192}
                shape="circle"
                priority
                fallbackIcon="store"
              />
            </span>
          )}
          <p className={styles.hint}>{hint}</p>
        </div>
        {children}
      </Card>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { $restaurant } from '@storefront/shared-domain/models';
import { Page } from '@storefront/shared-ui';
import { HomeHeader } from '../features/header/home-header';
import { Highlights } from '../features/highlights/highlights';
import { InstagramBanner } from '../features/instagram-banner/instagram-banner';
import { HomeMenu } from './home-menu';
import styles from './home.module.css';

/** The menu home (SHELL-08). */
export default function HomePage() {
  const info = useUnit($restaurant);
  if (info === null) return null;
  return (
    <Page width="full">
      <InstagramBanner />
      <div className={styles.home}>
        <HomeHeader info={info} />
        <Highlights info={info} />
        <HomeMenu />
      </div>
    </Page>
  );
}

import { useUnit } from 'effector-react';
import { $restaurant } from '@storefront/shared-domain/models';
import { Page } from '@storefront/shared-ui';
import { HomeHeader } from '../features/header/home-header';
import { Message } from '../features/header/message';
import { Highlights } from '../features/highlights/highlights';
import { InstagramBanner } from '../features/instagram-banner/instagram-banner';
import { MissingPayment } from '../features/missing-payment/missing-payment';
import { OrderAgainStrip } from '../features/order-again/order-again-strip';
import { PartnerFooter } from '../features/partner-footer/partner-footer';
import { MenuSkipLinks } from '../features/skip-links/menu-skip-links';
import { $isBlocked } from '../menu/menu.model';
import { HomeMenu } from './home-menu';
import styles from './home.module.css';

/** The menu home (SHELL-08). */
export default function HomePage() {
  const { info, isBlocked } = useUnit({ info: $restaurant, isBlocked: $isBlocked });
  if (info === null) return null;
  return (
    <Page width="full">
      {!isBlocked && <MenuSkipLinks />}
      <InstagramBanner />
      <div className={styles.home}>
        <div className={styles.header}>
          <HomeHeader info={info} />
        </div>
        <div className={styles.message}>
          <Message info={info} />
        </div>
        <div className={styles.highlights}>
          <Highlights info={info} />
        </div>
        <div className={styles.notices}>
          <MissingPayment />
          {!isBlocked && <OrderAgainStrip />}
        </div>
        <HomeMenu />
        <div className={styles.foot}>
          <PartnerFooter />
        </div>
      </div>
    </Page>
  );
}

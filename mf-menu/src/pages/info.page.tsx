import { PrivacyLink } from '../features/info/privacy-link';
import { RestaurantFacts } from '../features/info/restaurant-facts';
import { ServicePage } from '../features/tabs/service-page';

/** SHELL-10 */
export default function InfoPage() {
  return (
    <ServicePage tab="info">
      {(info) => (
        <>
          <RestaurantFacts info={info} />
          <PrivacyLink />
        </>
      )}
    </ServicePage>
  );
}

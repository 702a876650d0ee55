import { Reviews } from '../features/reviews/reviews';
import { ServicePage } from '../features/tabs/service-page';

/** SHELL-12 */
export default function ReviewsPage() {
  return <ServicePage tab="reviews">{(info) => <Reviews info={info} />}</ServicePage>;
}

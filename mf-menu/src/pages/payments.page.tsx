import { PaymentMethods } from '../features/payments/payment-methods';
import { ServicePage } from '../features/tabs/service-page';

/** SHELL-11 */
export default function PaymentsPage() {
  return <ServicePage tab="payments">{(info) => <PaymentMethods info={info} />}</ServicePage>;
}

import {
  StoredLastDelivery,
  StoredText,
  type Customer,
  type OrderDetails,
} from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

/**
 * Stores the type of a placed order and the customer's name and e-mail, for the next one. An order to a table
 * says nothing about the next visit; a logged-in customer's data comes from the account.
 */
export function rememberDelivery(
  restaurantId: number,
  { deliveryType, carTakeout }: Pick<OrderDetails, 'deliveryType' | 'carTakeout'>,
  { name, email }: Customer,
): void {
  if (deliveryType === 'table') return;
  const isGuest = storage.read(keys.token(restaurantId), StoredText) === null;
  storage.save(keys.lastDelivery(restaurantId), StoredLastDelivery, {
    type: carTakeout ? 'carTakeout' : deliveryType,
    name: isGuest ? name : '',
    email: isGuest ? email : '',
  });
}

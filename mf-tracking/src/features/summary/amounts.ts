import { ZERO, minor, type Minor, type OrderDetails } from '@storefront/shared-domain/contracts';

/** One line of the order's total; `key` names its text. */
export type Amount = { readonly key: 'subtotal' | 'delivery-fee' | 'discount' | 'cashback' | 'method-discount' | 'method-addition' | 'total'; readonly amount: Minor };

/** The amounts of a placed order as the server stored them, in the order of the checkout; one without a value is absent (CHECKOUT-02). */
export function orderAmounts(details: OrderDetails): Amount[] {
  const isDiscount = details.paymenthMethodOperation === 'discount';
  const lines: Amount[] = [
    { key: 'delivery-fee', amount: minor(details.deliveryFee - details.deliveryFeeDiscount) },
    { key: 'discount', amount: minor(-details.discountValue) },
    { key: 'cashback', amount: minor(-details.cashbackSpent) },
    { key: isDiscount ? 'method-discount' : 'method-addition', amount: minor(isDiscount ? -details.operatedValue : details.operatedValue) },
  ];
  const present = lines.filter(({ key, amount }) => amount !== ZERO || (key === 'delivery-fee' && details.deliveryFee > ZERO));
  return [{ key: 'subtotal', amount: details.total }, ...present, { key: 'total', amount: details.grandTotal }];
}

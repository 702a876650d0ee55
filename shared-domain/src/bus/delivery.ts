import { createEvent } from 'effector';
import type { Address, Customer, DeliveryFeeResult, DeliveryType, FeeDiscountResult } from '../contracts';

/** The customer chose how to get the food. delivery → order draft, cart model. */
export const typeChosen = createEvent<DeliveryType>();

/** An address was confirmed together with the fee found for it. delivery → order draft. */
export const addressConfirmed = createEvent<{ address: Address; fee: DeliveryFeeResult }>();

/** The address no longer holds: it was removed, or its fee could not be found. delivery → order draft. */
export const addressCleared = createEvent();

/** The API told which fee discount the cart has reached; null is none. delivery → order draft. */
export const feeDiscountFound = createEvent<FeeDiscountResult | null>();

/** The customer form holds these values; they need not be valid yet. delivery → order draft. */
export const customerChanged = createEvent<Customer>();

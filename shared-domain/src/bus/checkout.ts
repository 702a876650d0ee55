import { createEvent } from 'effector';
import type { PaymentChoice } from '../contracts';

/** A payment method was chosen with its details, or given up (null). checkout → order draft. */
export const paymentChosen = createEvent<PaymentChoice | null>();

/** Checkout opened and made the idempotency key of the order to come. checkout → order draft. */
export const opened = createEvent<string>();

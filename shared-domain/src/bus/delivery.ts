import { createEvent } from 'effector';
import type {
  Address,
  Customer,
  DeliveryFeeResult,
  DeliveryType,
  FeeDiscountResult,
  ScheduleChoice,
  ScheduleTemplate,
} from '../contracts';

/** The customer chose how to get the food. delivery → order draft, cart model. */
export const typeChosen = createEvent<DeliveryType>();

/** An address was confirmed together with the fee found for it. delivery → order draft. */
export const addressConfirmed = createEvent<{ address: Address; fee: DeliveryFeeResult }>();

/**
 * The address no longer holds: it was removed, or its fee could not be found. delivery → order
 * draft.
 */
export const addressCleared = createEvent();

/** The API told which fee discount the cart has reached; null is none. delivery → order draft. */
export const feeDiscountFound = createEvent<FeeDiscountResult | null>();

/**
 * The customer chose when the food is wanted: as soon as possible, or at a time (SCHEDULE-05).
 * delivery → order draft.
 */
export const scheduleChosen = createEvent<ScheduleChoice>();

/**
 * The time no longer holds: another day was chosen, or it is not offered any more (SCHEDULE-07).
 * delivery → order draft.
 */
export const scheduleCleared = createEvent();

/**
 * The restaurant's own hours for scheduled orders were read; null where it has none (API-02).
 * delivery → schedule model.
 */
export const scheduleTemplateRead = createEvent<ScheduleTemplate | null>();

/**
 * The order cannot be sent without the point on the map the address stands for (ERRORS-34).
 * checkout → coordinates model, shell.
 */
export const coordinatesRequested = createEvent();

/** The customer confirmed the point, or closed the map. delivery, shell → coordinates model. */
export const coordinatesAnswered = createEvent();

/** The customer form holds these values; they need not be valid yet. delivery → order draft. */
export const customerChanged = createEvent<Customer>();

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
 * The address is no longer valid: it was removed, or its fee could not be found. delivery → order
 * draft.
 */
export const addressCleared = createEvent();

/**
 * The API returned the fee discount that the cart has reached; null: none. delivery → order draft.
 */
export const feeDiscountFound = createEvent<FeeDiscountResult | null>();

/**
 * The customer chose the time of the order: as soon as possible, or scheduled (SCHEDULE-05).
 * delivery → order draft.
 */
export const scheduleChosen = createEvent<ScheduleChoice>();

/**
 * The time is no longer valid: another day was chosen, or it is not offered any more (SCHEDULE-07).
 * delivery → order draft.
 */
export const scheduleCleared = createEvent();

/**
 * The restaurant's own hours for scheduled orders were read; null where it has none (API-02).
 * delivery, shell → schedule model.
 */
export const scheduleTemplateRead = createEvent<ScheduleTemplate | null>();

/**
 * The order requires the coordinates of its address (ERRORS-34). checkout → coordinates model,
 * shell.
 */
export const coordinatesRequested = createEvent();

/** The customer confirmed the point, or closed the map. delivery, shell → coordinates model. */
export const coordinatesAnswered = createEvent();

/** The current values of the customer form, valid or not. delivery → order draft. */
export const customerChanged = createEvent<Customer>();

import * as z from 'zod/mini';
import { call } from './call';
import {
  DeliveryFeeRequest,
  DeliveryFeeResult,
  FeeDiscountRequest,
  FeeDiscountResult,
  Zone,
  ZonesRequest,
} from './delivery';

/** API-20 */
export const getDeliveryFee = call({
  id: 'getDeliveryFee',
  method: 'POST',
  path: '/restaurant/deliveryfees',
  body: DeliveryFeeRequest,
  answer: DeliveryFeeResult,
});

/** API-21 */
export const getFeeDiscount = call({
  id: 'getFeeDiscount',
  method: 'POST',
  path: '/restaurant/deliveryfees/discount/by-value',
  body: FeeDiscountRequest,
  answer: FeeDiscountResult,
});

/** API-23: a PUT that reads (CONFLICTS-27). */
export const getZones = call({
  id: 'getZones',
  method: 'PUT',
  path: '/restaurant/deliveryfees',
  body: ZonesRequest,
  answer: z.array(Zone),
});

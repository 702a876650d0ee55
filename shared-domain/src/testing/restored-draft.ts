import type { RestoredDraft } from '../models/restored-draft';
import { aCustomer } from './customer';

/** A restored draft in which only the customer form is filled. */
export const aRestoredDraft = (overrides: Partial<RestoredDraft> = {}): RestoredDraft => ({
  isTimeLost: false,
  customer: aCustomer(),
  place: null,
  schedule: null,
  coupon: null,
  isCashbackUsed: false,
  tip: null,
  payment: null,
  feeDiscount: null,
  ...overrides,
});

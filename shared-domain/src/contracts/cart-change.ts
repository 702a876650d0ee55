import type { CartLine } from './cart';
import type { Minor } from './primitives';

/**
 * Reason a line left the cart. `gone`: the menu no longer has it; `unavailable`: not for sale now;
 * `part-gone`: one of its options, named by `part`, is unavailable; `choices`: its choices violate
 * the menu's current limits; `signed-out` and `too-few-points`: a prize is paid with the points of
 * an account.
 */
export type LeaveReason =
  'gone' | 'unavailable' | 'part-gone' | 'choices' | 'signed-out' | 'too-few-points';

/** A change of the cart that the customer did not make. Money is of the whole line, points too. */
export type CartChange =
  | {
      readonly kind: 'left';
      readonly line: CartLine;
      readonly reason: LeaveReason;
      readonly part: string;
    }
  | { readonly kind: 'repriced'; readonly line: CartLine; readonly from: Minor; readonly to: Minor }
  | {
      readonly kind: 'points';
      readonly line: CartLine;
      readonly from: number;
      readonly to: number;
    };

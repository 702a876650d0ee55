import type { CartLine } from './cart';
import type { Minor } from './primitives';

/**
 * Why a line left the cart. `gone`: the menu no longer has it; `unavailable`: it has it, but sells
 * none now; `part-gone`: one of its options cannot be had, named by `part`; `choices`: what was
 * chosen no longer fits the menu's limits; `signed-out` and `too-few-points`: a prize is paid with
 * the points of an account.
 */
export type LeaveReason =
  'gone' | 'unavailable' | 'part-gone' | 'choices' | 'signed-out' | 'too-few-points';

/**
 * One thing that happened to a cart without its customer. Money is of the whole line, points too.
 */
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

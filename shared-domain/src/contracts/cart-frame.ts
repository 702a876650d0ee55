import type { Minor } from './minor';
import type { ServiceFee } from './extra-charges';

/**
 * What the frame of the cart's page contains for the script that draws the stored cart into it before
 * the application starts (`shell/src/drawn-cart`), as JSON in the attribute `data-cart-frame` of the list
 * of lines. Texts have their placeholders (`{{name}}`).
 */
export type CartFrame = {
  readonly currency: string;
  /** Language of the texts, for their plural forms. */
  readonly language: string;
  /** Added to the total of an order that is not of a table. */
  readonly serviceFee: ServiceFee | null;
  /** An order of a table has another total. */
  readonly hasTableFee: boolean;
  /** Text below each subtotal that gives a discount on the delivery fee, lowest first. */
  readonly discounts: readonly (readonly [from: Minor, text: string])[];
  /** Texts of parts of a line by their kind, and of the line itself. */
  readonly texts: Readonly<Record<string, string>>;
  /** Texts of an amount of points by plural form. */
  readonly points: Readonly<Record<string, string>>;
};

/**
 * Places of the frame that the script fills, by their attribute `data-early`; `samples` contains what it
 * copies: `one`, `more`, `prize-one` and `prize-more` are lines, `details` are those of a line, `rows` are those
 * above the total.
 */
export type CartFramePlace = 'lines' | 'discount' | 'amounts' | 'total' | 'samples';

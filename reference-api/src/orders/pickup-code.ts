/** Without letters that are mistaken for another when they are read or called out. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXZ';
const CODES = (LETTERS.length * 10) ** 2;
/** Coprime to `CODES`: consecutive numbers have unlike codes, and each code is used once per cycle. */
const STRIDE = 30_817;
/** Two restaurants with orders of one number have different codes. */
const RESTAURANT_STRIDE = 7_919;

/**
 * The code by which an order is handed over at the counter or at the car, such as 'K4R7': derived
 * from the order's number, so that 48,400 consecutive orders of a restaurant have different codes.
 * It identifies an order and permits nothing.
 */
export function pickupCode(restaurantId: number, orderNumber: number): string {
  const code = (orderNumber * STRIDE + restaurantId * RESTAURANT_STRIDE) % CODES;
  const pair = (index: number): string => `${LETTERS.charAt(Math.floor(index / 10))}${index % 10}`;
  const half = LETTERS.length * 10;
  return pair(Math.floor(code / half)) + pair(code % half);
}

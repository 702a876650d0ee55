export type FinishInput = { operation: 'open' | 'closed' | 'openForSchedule' };

/** Where 'FINISH ORDER' leads; the first step that applies (CART-20, CART-23). */
export const finishStep = ({ operation }: FinishInput): 'closed' | 'delivery' => (operation === 'closed' ? 'closed' : 'delivery');

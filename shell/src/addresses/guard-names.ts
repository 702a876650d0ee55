/** Guards that pages of remotes name (SHELL-38); their rules are in guards.ts. */
export const guardNames = [
  'delivery',
  'payment',
  'pizza',
  'pizza-nep',
  'extra',
  'track',
  'rate-order',
] as const;
export type GuardName = (typeof guardNames)[number];

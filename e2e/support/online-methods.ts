import type { WireRestaurant } from './change-restaurant';

/** The record lists these online methods and no others. */
export const withOnlineMethods =
  (...methods: string[]) =>
  ({ info }: WireRestaurant): void => {
    info['online_payment_integrations'] = methods;
  };

import type { Explanation } from './explained/explanation';
import { rulesCart } from './explained/rules-cart';
import { rulesCustomer } from './explained/rules-customer';
import { rulesDelivery } from './explained/rules-delivery';
import { rulesFormat } from './explained/rules-format';
import { rulesMenu } from './explained/rules-menu';
import { rulesMoney } from './explained/rules-money';
import { rulesOrder } from './explained/rules-order';
import { rulesPayment } from './explained/rules-payment';
import { rulesPizza } from './explained/rules-pizza';
import { rulesSchedule } from './explained/rules-schedule';
import type { Survivor } from './mutation-report';

const explanations: readonly Explanation[] = [
  ...rulesCart,
  ...rulesCustomer,
  ...rulesDelivery,
  ...rulesFormat,
  ...rulesMenu,
  ...rulesMoney,
  ...rulesOrder,
  ...rulesPayment,
  ...rulesPizza,
  ...rulesSchedule,
];

/** The reason why a survivor remains; null when none is given. */
export function explanationOf({ file, original, replacement }: Survivor): string | null {
  const found = explanations.find(
    (entry) =>
      entry.file === file && entry.original === original && entry.replacement === replacement,
  );
  return found?.reason ?? null;
}

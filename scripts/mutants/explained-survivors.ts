import { api } from './explained/api';
import { compositions } from './explained/compositions';
import { edge } from './explained/edge';
import { edgeExport } from './explained/edge-export';
import { edgeHead } from './explained/edge-head';
import { edgeRender } from './explained/edge-render';
import type { Explanation } from './explained/explanation';
import { http } from './explained/http';
import { loader } from './explained/loader';
import { mfAccount } from './explained/mf-account';
import { mfCart } from './explained/mf-cart';
import { mfCheckout } from './explained/mf-checkout';
import { mfDelivery } from './explained/mf-delivery';
import { mfMenu } from './explained/mf-menu';
import { mfPizzaBuilder } from './explained/mf-pizza-builder';
import { mfTracking } from './explained/mf-tracking';
import { models } from './explained/models';
import { releaseChannels } from './explained/release-channels';
import { releaseGate } from './explained/release-gate';
import { releaseReport } from './explained/release-report';
import { releaseStatic } from './explained/release-static';
import { releaseStore } from './explained/release-store';
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
import { storage } from './explained/storage';
import type { Survivor } from './mutation-report';

const explanations: readonly Explanation[] = [
  ...api,
  ...compositions,
  ...edge,
  ...edgeExport,
  ...edgeHead,
  ...edgeRender,
  ...http,
  ...loader,
  ...mfAccount,
  ...mfCart,
  ...mfCheckout,
  ...mfDelivery,
  ...mfMenu,
  ...mfPizzaBuilder,
  ...mfTracking,
  ...models,
  ...releaseChannels,
  ...releaseGate,
  ...releaseReport,
  ...releaseStatic,
  ...releaseStore,
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
  ...storage,
];

/** The reason why a survivor remains; null when none is given. */
export function explanationOf({ file, original, replacement }: Survivor): string | null {
  const found = explanations.find(
    (entry) =>
      entry.file === file && entry.original === original && entry.replacement === replacement,
  );
  return found?.reason ?? null;
}

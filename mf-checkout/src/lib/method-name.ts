import type { TFunction } from 'i18next';
import { methodIcon as iconOf, methodName as nameOf } from '@storefront/shared-domain/rules';
import type { IconName } from '@storefront/shared-ui';

export const methodIcon = (method: string): IconName => iconOf(method) ?? 'globe';

/** Name of a method in the customer's language, without its provider. */
export const methodName = (t: TFunction, method: string): string =>
  nameOf(method, (key) => t(`domain:${key}`));

import type { WizardAddressProblem } from '@storefront/shared-domain/rules';

/** Key of the text of a violation, below its field and above CONFIRM. */
export const problemTextKey = ({ field, kind }: WizardAddressProblem): string =>
  kind === 'card-number'
    ? 'domain:validation.cardInText'
    : `address-wizard.problem.${field}.${kind}`;

import type { Zone } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import {
  addressFieldName,
  type AddressProblem,
  isAddressTextMandatory,
} from '@storefront/shared-domain/rules';
import { Button, Combobox, Spinner, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInput, plainTextsIn } from '../../lib/address-input';
import {
  $draft,
  $draftProblems,
  $leftFields,
  cityChosen,
  fieldLeft,
  fieldTyped,
  type TypedField,
  zoneChosen,
} from './address-draft.model';
import { $attempts, confirmPressed } from './confirm.model';
import { StreetField } from './street-field';
import { mapRequested } from './point-step.model';
import { $streetSearch, searchRetried } from './street-search.model';
import styles from './address-form.module.css';
import { $areZonesLoading, $isZoneChosen, $offeredZones, $zone } from './zones.model';

/**
 * Only with this method do zones carry the fees (DELIVERY-64); with any other the fee depends on
 * the location, and a zone's price would mislead.
 */
const BY_ZONE = 'BAIRRO';

type Props = {
  error: string | undefined;
  onBlur: () => void;
};

/**
 * The neighborhood: typed, or selected from the restaurant's list where that is required
 * (DELIVERY-46).
 */
function ZoneField({ input }: { input: Props & ComponentProps<typeof TextInput> }) {
  const isChosen = useUnit($isZoneChosen);
  return isChosen ? (
    <ZoneChoice error={input.error} onBlur={input.onBlur} />
  ) : (
    <TextInput {...input} />
  );
}

function ZoneChoice({ error, onBlur }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { info, zones, zone, isLoading, choose, money } = useUnit({
    info: $restaurant,
    zones: $offeredZones,
    zone: $zone,
    isLoading: $areZonesLoading,
    choose: zoneChosen,
    money: $formatMoney,
  });
  const detail = ({ available, regions: [region] }: Zone): string | undefined => {
    if (!available) return t('address-form.zone-not-served');
    if (info?.delivery_fee_method !== BY_ZONE) return undefined;
    return region !== undefined ? money(region.fee) : undefined;
  };
  return (
    <Combobox
      label={t('address-form.zone')}
      placeholder={t('address-form.zone-placeholder')}
      icon="search"
      required
      loading={isLoading}
      options={zones.map((offered) => ({
        value: offered.id,
        label: offered.zone,
        detail: detail(offered),
      }))}
      value={zone?.id ?? null}
      onValueChange={(id) => choose(zones.find((offered) => offered.id === id) ?? null)}
      emptyText={t('address-form.no-zones')}
      error={error}
      onBlur={onBlur}
    />
  );
}

/**
 * Result of the street search, below its field; the typed text remains (DELIVERY-28, DELIVERY-50).
 */
function StreetNote() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { search, retry, toMap } = useUnit({
    search: $streetSearch,
    retry: searchRetried,
    toMap: mapRequested,
  });
  if (search.state === 'idle' || search.state === 'found') return <div role="status" />;
  const isProblem = search.state === 'nothing' || search.state === 'failed';
  const isShown = isProblem || search.by === 'postal-code';
  return (
    <div
      role="status"
      className={isShown ? styles.note : undefined}
      data-tone={isProblem ? 'problem' : 'calm'}
    >
      {isShown && !isProblem && <Spinner size="s" />}
      {isShown && t(`address-form.${search.by}.${isProblem ? search.state : 'searching'}`)}
      {search.state === 'failed' && (
        <Button size="s" variant="secondary" icon="refresh" onClick={() => retry()}>
          {t('domain:action.retry')}
        </Button>
      )}
      {search.state === 'nothing' && search.by === 'name' && (
        <Button size="s" variant="ghost" icon="pin" onClick={() => toMap()}>
          {t('address-form.not-in-list')}
        </Button>
      )}
    </div>
  );
}

/**
 * The cities the restaurant delivers to, as a combobox; renders nothing without listed cities
 * (DELIVERY-45).
 */
function CityField({ error, onLeave }: { error: string | undefined; onLeave: () => void }) {
  const { t } = useTranslation('mf-delivery');
  const { info, draft, choose } = useUnit({ info: $restaurant, draft: $draft, choose: cityChosen });
  if (info === null || info.deliveryCities.length === 0) return null;
  return (
    <Combobox
      label={t('address-form.city')}
      placeholder={t('address-form.city-placeholder')}
      icon="search"
      required
      options={info.deliveryCities.map(({ name }) => ({ value: name, label: name }))}
      value={draft.city === '' ? null : draft.city}
      onValueChange={choose}
      emptyText={t('address-form.no-cities')}
      error={error}
      onBlur={onLeave}
    />
  );
}

type FormField = Exclude<AddressProblem['field'], 'fee'>;
type FieldErrors = Partial<Record<FormField, string>>;

/** Keys of the error texts of the fields that were left or submitted. */
export function fieldErrors(
  problems: readonly AddressProblem[],
  isReported: (field: FormField) => boolean,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, kind } of problems) {
    if (field === 'fee' || !isReported(field)) continue;
    errors[field] =
      kind === 'card-number'
        ? 'domain:validation.cardInText'
        : kind === 'not-served'
          ? 'address-form.city-not-served'
          : `address-form.missing.${field}`;
  }
  return errors;
}

/**
 * The typed address (DELIVERY-45 to DELIVERY-47). A field shows its error once it was left or once
 * CONFIRM was pressed.
 */
export function AddressFields({ formId }: { formId: string }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { info, draft, problems, attempts, left, type, leaveField, confirm } = useUnit({
    info: $restaurant,
    draft: $draft,
    problems: $draftProblems,
    attempts: $attempts,
    left: $leftFields,
    type: fieldTyped,
    leaveField: fieldLeft,
    confirm: confirmPressed,
  });
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const toNumber = (): void => number.current?.focus();
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  if (info === null) return null;

  const errors = fieldErrors(problems, (field) => attempts > 0 || left.has(field));
  const error = (field: FormField): string | undefined => errors[field] && t(errors[field]);
  const leave = (field: FormField) => (): void => void leaveField(field);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm();
  };
  const input = (field: TypedField) => ({
    ...addressInput(field, isAddressTextMandatory(field, info), t),
    value: draft[field] ?? '',
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      type({ field, text: event.currentTarget.value }),
    error: error(addressFieldName(field)),
    onBlur: leave(addressFieldName(field)),
  });
  const plainInputs = (line: 'street' | 'directions') =>
    plainTextsIn(line).map((field) => (
      <TextInput key={field} ref={field === 'number' ? number : undefined} {...input(field)} />
    ));

  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className={styles.fields}>
      <CityField error={error('city')} onLeave={leave('city')} />
      <div className={styles.street}>
        <StreetField error={error('street')} onLeave={leave('street')} onChosen={toNumber} />
        <StreetNote />
      </div>
      <div className={styles.line}>{plainInputs('street')}</div>
      <ZoneField input={input('zone')} />
      {plainInputs('directions')}
    </form>
  );
}

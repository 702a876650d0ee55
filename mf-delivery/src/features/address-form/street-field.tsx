import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Combobox, Skeleton, TextInput } from '@storefront/shared-ui';
import { inputAttributes } from '../../lib/address-input';
import { $draft, fieldTyped } from './address-draft.model';
import { $hasCode, $isSuggesting, $streetSearch, streetChosen } from './street-search.model';

const keyOf = (hit: { addr: string; lat: number; lng: number }): string =>
  `${hit.addr} ${hit.lat} ${hit.lng}`;

type Props = { error: string | undefined; onLeave: () => void; onChosen: () => void };

/**
 * The street: typed, or found by name or postal code during typing (DELIVERY-28, DELIVERY-50,
 * DELIVERY-52).
 */
export function StreetField({ error, onLeave, onChosen }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { draft, isSuggesting, typed } = useUnit({
    draft: $draft,
    isSuggesting: $isSuggesting,
    typed: fieldTyped,
  });
  const hasCode = useUnit($hasCode);
  const change = (text: string): void => void typed({ field: 'street', text });
  const { autoComplete, maxLength } = inputAttributes('street');
  const shared = { label: t('address-form.street'), required: true, error, maxLength };
  if (!isSuggesting) {
    return (
      <TextInput
        {...shared}
        autoComplete={autoComplete}
        hint={hasCode ? t('address-form.street-hint') : undefined}
        value={draft.street}
        onBlur={onLeave}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  return (
    <FoundStreet
      {...shared}
      text={draft.street}
      onText={change}
      onLeave={onLeave}
      onChosen={onChosen}
    />
  );
}

type FoundProps = Omit<Props, 'error'> & {
  label: string;
  required: boolean;
  error: string | undefined;
  maxLength: number;
  text: string;
  onText: (text: string) => void;
};

function FoundStreet({ text, onText, onLeave, onChosen, ...field }: FoundProps) {
  const { t } = useTranslation('mf-delivery');
  const { search, hasCode, choose } = useUnit({
    search: $streetSearch,
    hasCode: $hasCode,
    choose: streetChosen,
  });
  const hits = search.state === 'found' ? search.hits : [];
  const isSearching = search.state === 'searching' || search.state === 'debouncing';
  const pick = (key: string | null): void => {
    const hit = hits.find((offered) => keyOf(offered) === key);
    if (hit === undefined) return;
    choose(hit);
    onChosen();
  };
  return (
    <Combobox
      {...field}
      icon="search"
      hint={t(hasCode ? 'address-form.street-search-hint' : 'address-form.street-letters-hint')}
      text={text}
      value={null}
      onQueryChange={onText}
      onValueChange={pick}
      onBlur={onLeave}
      options={hits.map((hit) => ({
        value: keyOf(hit),
        label: (hit.street || hit.addr).toLowerCase(),
        detail: [hit.district, hit.city].filter(Boolean).join(' · ').toLowerCase(),
      }))}
      emptyText={isSearching ? <Skeleton lines={3} /> : null}
    />
  );
}

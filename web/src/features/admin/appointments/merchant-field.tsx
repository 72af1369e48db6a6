import type { MerchantView } from '@comptoir/contract/base/merchants';
import { TextInput } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { useMerchants } from './appointments.api.ts';
import type { TypedVisit } from './book-appointment.tsx';

/** More than these no one reads: typing goes on instead. */
const OFFERED = 20;

interface MerchantFieldProps {
  readonly error: string | undefined;
  readonly control: Control<TypedVisit, unknown, TypedVisit>;
}

/**
 * A merchant chosen by typing, from the browser's own list; the first match is taken on Enter and on leaving the field.
 * Source: spec §9.
 */
export function MerchantField({ error, control }: MerchantFieldProps) {
  const {
    field: { onChange, ref },
  } = useController({ control, name: 'merchantId' });
  const t = useTranslations('appointments.booking');
  const list = useId();
  const { data: merchants = [] } = useMerchants();
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? [] : merchants.filter((merchant) => matchesSearch(typed, [labelOf(merchant)]));

  const type = (text: string): void => {
    setTyped(text);
    onChange(merchants.find((merchant) => labelOf(merchant) === text)?.id ?? '');
  };
  const takeFirstMatch = (): void => {
    const first = found[0];
    if (first && !found.some((merchant) => labelOf(merchant) === typed)) type(labelOf(first));
  };

  return (
    <>
      <TextInput
        ref={ref}
        required
        label={t('merchant')}
        placeholder={t('choose')}
        list={list}
        autoComplete="off"
        value={typed}
        error={error ?? (typed.trim() !== '' && found.length === 0 && t('noMatch'))}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={takeFirstMatch}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') takeFirstMatch();
        }}
      />
      <datalist id={list}>
        {found.slice(0, OFFERED).map((merchant) => (
          <option key={merchant.id} value={labelOf(merchant)}>
            {labelOf(merchant)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Names are not unique; with their city they nearly are. */
const labelOf = ({ company_name: name, city }: MerchantView): string => (city ? `${name} · ${city}` : name);

import { useController, type Control } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { MerchantChoice } from '../../../shared/merchants/merchant-choice.tsx';
import type { TypedVisit } from './book-appointment.tsx';

interface MerchantFieldProps {
  readonly error: string | undefined;
  readonly control: Control<TypedVisit, unknown, TypedVisit>;
}

/** A merchant chosen by typing; the first match is taken on Enter and on leaving the field. Source: spec §9. */
export function MerchantField({ error, control }: MerchantFieldProps) {
  const {
    field: { onChange, value, ref },
  } = useController({ control, name: 'merchantId' });
  const t = useTranslations('appointments.booking');
  return (
    <MerchantChoice
      label={t('merchant')}
      placeholder={t('choose')}
      value={value || null}
      onChange={onChange}
      form={{ error, ref }}
    />
  );
}

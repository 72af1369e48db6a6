import type { Role } from '@comptoir/domain/base/access/access';
import { NativeSelect } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { MerchantChoice } from '../../../shared/merchants/merchant-choice.tsx';
import type { PersonForm } from './person-form.ts';
import { usePartnerChoices } from './users.api.ts';

interface BelongingFieldProps {
  readonly role: Role;
  readonly control: Control<PersonForm, unknown, PersonForm>;
  readonly error: string | undefined;
}

/** The merchant or partner that a person signs in for; nothing for administrators. */
export function BelongingField({ role, control, error }: BelongingFieldProps) {
  const t = useTranslations('users');
  const { field } = useController({ control, name: 'belongsTo' });
  if (role === 'admin') return null;
  if (role === 'partner') return <PartnerField field={field} error={error} />;
  return (
    <MerchantChoice
      label={t('belonging.merchant')}
      placeholder={t('belonging.choose')}
      value={field.value || null}
      onChange={field.onChange}
      form={{ error, ref: field.ref }}
    />
  );
}

interface PartnerFieldProps {
  readonly field: ReturnType<typeof useController<PersonForm, 'belongsTo', PersonForm>>['field'];
  readonly error: string | undefined;
}

function PartnerField({ field, error }: PartnerFieldProps) {
  const t = useTranslations('users');
  // a list whose choices come later cannot be left to itself
  const { data } = usePartnerChoices();
  return (
    <NativeSelect
      {...field}
      required
      label={t('belonging.partner')}
      disabled={data === undefined}
      error={error}
      data={[
        { value: '', label: t('belonging.choose') },
        ...(data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

import type { Role } from '@comptoir/domain/access/access';
import { NativeSelect } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useBelongings } from './users.api.ts';

interface BelongingFieldProps {
  readonly role: Role;
  readonly field: UseFormRegisterReturn<'belongsTo'>;
  readonly error: string | undefined;
}

/** The merchant or partner that a person signs in for; nothing for administrators. */
export function BelongingField({ role, field, error }: BelongingFieldProps) {
  const t = useTranslations('users');
  const belongings = useBelongings();
  if (role === 'admin') return null;
  const choices = belongings[role];
  return (
    <NativeSelect
      // what is chosen among merchants is none of the partners
      key={`${role} ${choices === null}`}
      {...field}
      label={t(`belonging.${role}`)}
      disabled={choices === null}
      error={error}
      data={[
        { value: '', label: t('belonging.choose') },
        ...(choices ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

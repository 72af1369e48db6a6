import type { Role } from '@comptoir/domain/base/access/access';
import { NativeSelect } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { PersonForm } from './person-form.ts';
import { useBelongings } from './users.api.ts';

interface BelongingFieldProps {
  readonly role: Role;
  readonly control: Control<PersonForm, unknown, PersonForm>;
  readonly error: string | undefined;
}

/** The merchant or partner that a person signs in for; nothing for administrators. */
export function BelongingField({ role, control, error }: BelongingFieldProps) {
  const t = useTranslations('users');
  const belongings = useBelongings();
  // a list whose choices come later cannot be left to itself
  const { field } = useController({ control, name: 'belongsTo' });
  if (role === 'admin') return null;
  const choices = belongings[role];
  return (
    <NativeSelect
      {...field}
      required
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

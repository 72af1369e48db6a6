import type { Role } from '@comptoir/domain/base/access/access';
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useBelongings } from './users.api.ts';

interface BelongingFieldProps {
  readonly role: Role;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** The merchant or partner that a person signs in for; nothing for administrators. */
export function BelongingField({ role, value, onChange, error }: BelongingFieldProps) {
  const t = useTranslations('users');
  const belongings = useBelongings();
  if (role === 'admin') return null;
  const choices = belongings[role];
  return (
    <NativeSelect
      label={t(`belonging.${role}`)}
      disabled={choices === null}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('belonging.choose') },
        ...(choices ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

import { useTranslations } from 'use-intl';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { UserFilters } from './users.api.ts';

interface UserFilterBarProps {
  readonly filters: UserFilters;
  readonly onChange: (filters: UserFilters) => void;
}

export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  const t = useTranslations('users');
  const roles = (['admin', 'partner', 'merchant'] as const).map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <Filters label={t('filters.label')}>
      <SearchField
        label={t('filters.search')}
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t('fields.role')}
        value={filters.role}
        options={[{ value: 'all', label: t('filters.all') }, ...roles]}
        onChange={(role) => onChange({ ...filters, role })}
      />
    </Filters>
  );
}

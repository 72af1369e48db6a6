import { useTranslations } from 'use-intl';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Role } from '@comptoir/domain/base/access/access';

interface UserFilterBarProps {
  readonly search: string;
  readonly role: Role | undefined;
  readonly onSearch: (search: string) => void;
  readonly onRole: (role: Role | undefined) => void;
}

export function UserFilterBar({ search, role, onSearch, onRole }: UserFilterBarProps) {
  const t = useTranslations('users');
  const roles = (['admin', 'partner', 'merchant'] as const).map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <Filters label={t('filters.label')}>
      <SearchField label={t('filters.search')} value={search} onChange={onSearch} />
      <SelectField
        label={t('fields.role')}
        value={role ?? 'all'}
        options={[{ value: 'all', label: t('filters.all') }, ...roles]}
        onChange={(chosen) => onRole(chosen === 'all' ? undefined : chosen)}
      />
    </Filters>
  );
}

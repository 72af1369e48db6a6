import type { UserView } from '@comptoir/contract/people/users';
import { useTranslations } from 'use-intl';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Role } from '@comptoir/domain/base/access/access';

interface UserFilterBarProps {
  readonly search: string;
  readonly role: Role | undefined;
  readonly account: UserView['state'] | undefined;
  readonly onSearch: (search: string) => void;
  readonly onChange: (chosen: { readonly role?: string | undefined; readonly account?: string | undefined }) => void;
}

export function UserFilterBar({ search, role, account, onSearch, onChange }: UserFilterBarProps) {
  const t = useTranslations('users');
  const roles = (['admin', 'partner', 'merchant'] as const).map((value) => ({ value, label: t(`roles.${value}`) }));
  const states = (['invited', 'active', 'suspended'] as const).map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <Filters label={t('filters.label')}>
      <SearchField label={t('filters.search')} value={search} onChange={onSearch} />
      <SelectField
        label={t('fields.role')}
        value={role ?? 'all'}
        options={[{ value: 'all', label: t('filters.all') }, ...roles]}
        onChange={(chosen) => onChange({ role: chosen === 'all' ? undefined : chosen })}
      />
      <SelectField
        label={t('columns.state')}
        value={account ?? 'all'}
        options={[{ value: 'all', label: t('filters.allStates') }, ...states]}
        onChange={(chosen) => onChange({ account: chosen === 'all' ? undefined : chosen })}
      />
    </Filters>
  );
}

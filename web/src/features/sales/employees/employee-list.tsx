import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Filters } from '../../../ui/filters.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './employees.module.css';
import { EmployeesTable } from './employees-table.tsx';
import { findEmployees, NO_FILTERS, type EmployeeFilters } from './find-employees.ts';
import { Pagination } from './pagination.tsx';

/** A merchant's staff may number a thousand: as many are shown at once as can be looked over. */
const PAGE_SIZE = 50;

interface EmployeeListProps {
  readonly employees: readonly EmployeeView[];
  readonly onWithdraw: (employee: EmployeeView) => void;
}

/** The list, narrowed by name and by state, page by page. */
export function EmployeeList({ employees, onWithdraw }: EmployeeListProps) {
  const t = useTranslations('employees.filters');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [wantedPage, setPage] = useState(0);
  const found = findEmployees(employees, filters);
  // the list may have become shorter meanwhile
  const page = Math.max(0, Math.min(wantedPage, Math.ceil(found.length / PAGE_SIZE) - 1));
  const narrow = (next: EmployeeFilters): void => {
    setFilters(next);
    setPage(0);
  };
  return (
    <>
      <FilterBar filters={filters} found={found.length} onChange={narrow} />
      {found.length > 0 ? (
        <EmployeesTable employees={found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)} onWithdraw={onWithdraw} />
      ) : (
        <NoMatch resetLabel={t('reset')} onReset={() => narrow(NO_FILTERS)} />
      )}
      {found.length > PAGE_SIZE ? (
        <Pagination page={page} size={PAGE_SIZE} count={found.length} onTurn={setPage} />
      ) : null}
    </>
  );
}

interface FilterBarProps {
  readonly filters: EmployeeFilters;
  readonly found: number;
  readonly onChange: (filters: EmployeeFilters) => void;
}

/** How many are found is read out. */
function FilterBar({ filters, found, onChange }: FilterBarProps) {
  const t = useTranslations('employees');
  return (
    <Filters label={t('filters.label')}>
      <SearchField
        label={t('filters.search')}
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t('filters.state')}
        value={filters.state}
        options={(['all', 'attention', 'waiting', 'declared'] as const).map((value) => ({
          value,
          label: t(`filters.${value}`),
        }))}
        onChange={(state) => onChange({ ...filters, state })}
      />
      <output className={styles.count}>{t('count', { count: found })}</output>
    </Filters>
  );
}

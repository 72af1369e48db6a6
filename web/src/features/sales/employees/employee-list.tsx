import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { Filters } from '../../../ui/filters.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { findEmployees } from './find-employees.ts';

interface EmployeeListProps {
  readonly employees: readonly EmployeeView[];
  readonly onWithdraw: (employee: EmployeeView) => void;
}

/** The list, narrowed by name and by state; how many are found is read out. */
export function EmployeeList({ employees, onWithdraw }: EmployeeListProps) {
  const t = useTranslations('employees');
  const { search, change } = useAddress();
  const { text, type } = useSearchText();
  const { state } = search;
  const found = findEmployees(employees, { search: text, state });
  const count = t('count', { count: found.length });
  const reset = (): void => {
    type('');
    change({ q: undefined, state: undefined, page: undefined });
  };
  return (
    <>
      <Filters label={t('filters.label')} count={count}>
        <SearchField label={t('filters.search')} value={text} onChange={type} />
        <SelectField
          label={t('filters.state')}
          value={state ?? 'all'}
          options={(['all', 'attention', 'waiting', 'declared'] as const).map((value) => ({
            value,
            label: t(`filters.${value}`),
          }))}
          onChange={(chosen) => change({ state: chosen === 'all' ? undefined : chosen, page: undefined })}
        />
      </Filters>
      <ResultCount wanted={[text, state]} count={found.length} words={count} />
      {found.length > 0 ? (
        <EmployeesTable employees={found} onWithdraw={onWithdraw} />
      ) : (
        <NoMatch resetLabel={t('filters.reset')} onReset={reset} />
      )}
    </>
  );
}

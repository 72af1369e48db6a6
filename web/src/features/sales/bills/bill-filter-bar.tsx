import { BILL_KINDS } from '@comptoir/domain/sales/bills/bill-kind';
import { PAYMENT_CODES } from '@comptoir/domain/sales/bills/payment-method';
import { TRANSMISSION_STATES } from '@comptoir/domain/sales/bills/transmission-state';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { DaysFilter } from '../../../shared/lists/days-filter.tsx';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceFilter } from '../../../ui/choice-filter.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDeviceChoices, useEmployeeChoices } from './bills.api.ts';
import { useBillFilters } from './use-bill-filters.ts';

/** Search and filters over the list. */
export function BillFilterBar() {
  const t = useTranslations('bills');
  const { text, type } = useSearchText();
  return (
    <Filters label={t('filters.label')}>
      <SearchField label={t('filters.search')} value={text} onChange={type} />
      <Days />
      <Choices />
    </Filters>
  );
}

/** Days, of which today is asked for most. */
function Days() {
  const t = useTranslations('bills.filters');
  const { filters, at, setFilters, jumpTo } = useBillFilters();
  const now = useNow(60_000);
  const today = dayIn(now, useReader().timeZone);
  const isToday = filters.from === today && filters.to === today;
  return (
    <>
      <DaysFilter days={filters} at={at} onChange={setFilters} onJump={jumpTo} />
      <Button
        variant="default"
        aria-pressed={isToday}
        onClick={() => setFilters(isToday ? { from: undefined, to: undefined } : { from: today, to: today })}
      >
        {t('today')}
      </Button>
    </>
  );
}

function Choices() {
  const t = useTranslations('bills');
  const { filters, setFilters } = useBillFilters();
  const { deviceIds = [], employees = [], kinds = [], payments = [], states = [] } = filters;
  const devices = useDeviceChoices();
  const people = useEmployeeChoices(employees);
  const kindChoices = BILL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const paymentChoices = PAYMENT_CODES.map((value) => ({ value, label: t(`payments.${value}`) }));
  const stateChoices = TRANSMISSION_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <>
      <ChoiceFilter
        label={t('filters.kinds')}
        choices={kindChoices}
        chosen={kinds}
        onChange={(chosen) => setFilters({ kinds: chosen })}
      />
      <ChoiceFilter
        label={t('filters.payments')}
        choices={paymentChoices}
        chosen={payments}
        onChange={(chosen) => setFilters({ payments: chosen })}
      />
      <ChoiceFilter
        label={t('filters.states')}
        choices={stateChoices}
        chosen={states}
        onChange={(chosen) => setFilters({ states: chosen })}
      />
      {usePermission('list-devices') ? (
        <ChoiceFilter
          label={t('filters.devices')}
          choices={devices}
          chosen={deviceIds}
          onChange={(chosen) => setFilters({ deviceIds: chosen })}
        />
      ) : null}
      {usePermission('list-employees') ? (
        <ChoiceFilter
          label={t('filters.employees')}
          choices={people}
          chosen={employees}
          onChange={(chosen) => setFilters({ employees: chosen })}
        />
      ) : null}
    </>
  );
}

import { TICKET_STATES } from '@comptoir/domain/help/support/ticket-state';
import type { TicketCounts } from '@comptoir/contract/help/support-tickets';
import { useTranslations } from 'use-intl';
import { MerchantChoice } from '../../../shared/merchants/merchant-choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useSupportPeople } from './support-queue.api.ts';
import { useTicketFilters } from './use-ticket-filters.ts';

/** Filters of the queue; each state with how many of the rest are in it. */
export function TicketFilterBar({ counts }: { readonly counts: TicketCounts | undefined }) {
  const t = useTranslations('supportQueue.filters');
  const { state, q, who, about, change, isNarrowed, reset } = useTicketFilters();
  const people = useSupportPeople().data ?? [];
  return (
    <Filters label={t('label')}>
      <SearchField label={t('search')} value={q} onChange={(text) => change({ q: text || undefined })} />
      <SelectField
        label={t('state')}
        value={state}
        options={useStateOptions(counts)}
        onChange={(chosen) => change({ state: chosen === 'to-answer' ? undefined : chosen })}
      />
      <SelectField
        label={t('assignee')}
        value={who ?? ''}
        options={[
          { value: '', label: t('everyone') },
          { value: 'none', label: t('none') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) => change({ who: chosen || undefined })}
      />
      <MerchantChoice
        isLabelled
        label={t('merchant')}
        placeholder={t('allMerchants')}
        value={about ?? null}
        onChange={(chosen) => change({ about: chosen })}
        onClear={() => change({ about: undefined })}
      />
      {isNarrowed ? (
        <Button variant="default" onClick={reset}>
          {t('clear')}
        </Button>
      ) : null}
    </Filters>
  );
}

function useStateOptions(counts: TicketCounts | undefined) {
  const t = useTranslations('supportQueue.filters');
  const tStates = useTranslations('tickets.supportStates');
  const count = (...states: (typeof TICKET_STATES)[number][]) =>
    counts ? String(states.reduce((sum, state) => sum + counts[state], 0)) : '…';
  return [
    { value: 'to-answer' as const, label: t('toAnswer', { count: count('open', 'reopened') }) },
    ...TICKET_STATES.map((state) => ({
      value: state,
      label: t('counted', { state: tStates(state), count: count(state) }),
    })),
    { value: 'all' as const, label: t('all', { count: count(...TICKET_STATES) }) },
  ];
}

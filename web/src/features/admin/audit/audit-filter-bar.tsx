import { AUDIT_GROUPS, type AuditGroup } from '@comptoir/domain/base/activity-log/events/audit-groups';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { MerchantChoice } from '../../../shared/merchants/merchant-choice.tsx';
import type { AuditFilters } from '../../../shared/queries/base.ts';

interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  readonly onChange: (filters: AuditFilters) => void;
}

const NONE: AuditFilters = {
  group: undefined,
  who: undefined,
  about: undefined,
  since: undefined,
  until: undefined,
  text: undefined,
};

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const t = useTranslations('audit');
  const groups = AUDIT_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }));
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <Stack>
      <Filters label={t('filters.label')}>
        <SearchField
          label={t('filters.text')}
          value={filters.text ?? ''}
          onChange={(text) => onChange({ text: text || undefined })}
        />
        <SelectField<AuditGroup | 'all'>
          label={t('filters.group')}
          value={filters.group ?? 'all'}
          options={[{ value: 'all', label: t('filters.allGroups') }, ...groups]}
          onChange={(group) => onChange({ group: group === 'all' ? undefined : group })}
        />
        <MerchantChoice
          isLabelled
          label={t('filters.merchant')}
          placeholder={t('filters.allMerchants')}
          value={filters.about ?? null}
          onChange={(about) => onChange({ about })}
          onClear={() => onChange({ about: undefined })}
        />
        {(['since', 'until'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`filters.${name}`)}
            value={filters[name] ?? ''}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
          />
        ))}
        {isNarrowed ? (
          <Button variant="default" onClick={() => onChange(NONE)}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </Filters>
      {filters.who ? <Text tone="soft">{t('filters.person')}</Text> : null}
    </Stack>
  );
}

import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../ui/data-table.tsx';
import { Text } from '../../../ui/layout.tsx';

type Line = ProviderReport['lines'][number];

/** Changes that an inventory would make, by line, with the number of each kind. */
export function ProvidedLines({ report: { counts, lines, isFollowed } }: { readonly report: ProviderReport }) {
  const t = useTranslations('menuProvider');
  const outcome = ({ outcome: one, kept, reason }: Line): string => {
    const said = t(`outcomes.${one}`);
    if (reason !== null) return t('because', { outcome: said, reason: t(`reasons.${reason}`) });
    const fields = kept.map((field) => t(`fields.${field}`)).join(', ');
    return kept.length === 0 ? said : t('kept', { outcome: said, fields });
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      {isFollowed ? <Text tone="soft">{t('followed')}</Text> : null}
      <output>{total === 0 ? t('same') : t('counts', counts)}</output>
      {total === 0 ? null : (
        <DataTable
          caption={t('title')}
          isFacts
          rows={lines.map((line, at) => ({ ...line, at }))}
          idOf={({ at }) => String(at)}
          columns={[
            { key: 'name', header: t('columns.name'), grows: true, phone: 'primary', cell: ({ name }) => name },
            { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
            { key: 'outcome', header: t('columns.outcome'), grows: true, cell: outcome },
          ]}
        />
      )}
      {total > lines.length ? <Text tone="soft">{t('more', { count: lines.length })}</Text> : null}
    </>
  );
}

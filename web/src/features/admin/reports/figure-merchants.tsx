import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Measure } from '@comptoir/domain/base/figures/figure-section';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import {
  figureMerchantsQuery,
  type BehindQuery,
  type ShownMerchant,
  type ShownMerchants,
  type ShownValue,
} from '../../../shared/queries/figures.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { MerchantLink } from '../../../shared/merchants/merchant-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { sectionOf, useFigureWords } from './use-figure-words.ts';

interface FigureMerchantsProps {
  readonly name: FigureSectionName;
  readonly query: BehindQuery;
  readonly row: string;
  readonly onClose: () => void;
}

/** The merchants behind a figure, page by page, each leading to its own dashboard. */
export function FigureMerchants({ name, query, row, onClose }: FigureMerchantsProps) {
  const t = useTranslations('figures');
  const { figure } = useFigureWords(name);
  const { search, change } = useAddress();
  const cursor = Number(search.cursor);
  const place = cursor > 0 && cursor <= 1_000_000 ? { cursor: Math.floor(cursor) } : {};
  const { data, error, refetch, isPlaceholderData } = useQuery(figureMerchantsQuery(name, { ...query, ...place }));
  const title = t('behind', { figure: figure(query.figure), row });
  return (
    <Section title={title}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {!data && !error ? <SkeletonRows count={3} /> : null}
      {data ? <Merchants name={name} caption={title} page={data} /> : null}
      <Pager
        previous={data?.previousCursor ?? null}
        next={data?.nextCursor ?? null}
        isLoading={isPlaceholderData}
        onGo={(next) => change({ cursor: next })}
      />
      <div>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Section>
  );
}

interface MerchantsProps {
  readonly name: FigureSectionName;
  readonly caption: string;
  readonly page: ShownMerchants;
}

function Merchants({ name, caption, page: { items, total } }: MerchantsProps) {
  const t = useTranslations('figures');
  const columns = useColumns(name);
  const all = { ...total, merchantId: '', company_name: '' };
  const figures = columns.map(({ key, cell }) => [key, cell(all)] as const);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={items}
      idOf={({ merchantId }) => merchantId}
      totals={{ ...Object.fromEntries(figures), name: t('merchants', { count: total.merchants }) }}
    />
  );
}

function useColumns(name: FigureSectionName): Column<ShownMerchant>[] {
  const t = useTranslations('figures');
  const { shared, value } = useFigureWords(name);
  const { measures } = sectionOf(name);
  const figure = (shows: 'count' | Measure, isLast: boolean): Column<ShownMerchant> => ({
    key: shows,
    header: shows === 'count' ? shared.count : shared.measures[shows],
    isFigure: true,
    ...(isLast ? { phone: 'primary' as const } : { isLabelled: true }),
    cell: (merchant) => value({ figure: '', shows }, partOf(merchant, shows)),
  });
  // taxes of each are in its invoices
  const shown = (['count', ...measures] as const).filter((one) => one !== 'gstCents' && one !== 'qstCents');
  return [
    {
      key: 'name',
      header: t('merchant'),
      cell: ({ merchantId, company_name: company }) => <MerchantLink id={merchantId} name={company} />,
    },
    ...shown.map((one, index) => figure(one, index === shown.length - 1)),
  ];
}

const partOf = (merchant: ShownValue, shows: 'count' | Measure): number => merchant[shows] ?? 0;

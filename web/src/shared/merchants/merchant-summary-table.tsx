import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-column.ts';
import { Text } from '../../ui/layout.tsx';
import { MerchantMenu } from '../impersonation/merchant-menu.tsx';
import { useWholeList } from '../lists/use-whole-list.ts';
import { TimeText } from '../sessions/time-text.tsx';
import { attentionReasons } from './attention-reasons.ts';
import { MerchantHealth } from './merchant-health.tsx';
import { MerchantLink } from './merchant-link.tsx';

interface MerchantSummaryTableProps {
  readonly caption: string;
  readonly merchants: readonly MerchantSummary[];
  /** True when these are all: a part of them in an order of its own would mislead. */
  readonly isWhole: boolean;
}

/** Merchants with how their tills and transmissions stand; a row leads to the merchant's dashboard. */
export function MerchantSummaryTable({ caption, merchants, isWhole }: MerchantSummaryTableProps) {
  const columns = useColumns().map(({ sortBy, ...column }) => (isWhole && sortBy ? { ...column, sortBy } : column));
  const list = useWholeList(merchants, columns);
  return (
    <DataTable
      {...list}
      caption={caption}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={({ id, company_name: name }) => <MerchantMenu merchantId={id} companyName={name} />}
    />
  );
}

function useColumns(): Column<MerchantSummary>[] {
  const t = useTranslations('merchantSummary');
  const now = useNow(30_000);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ company_name: name }) => name,
      cell: ({ id, company_name: name }) => <MerchantLink id={id} name={name} />,
    },
    { key: 'city', header: t('columns.city'), phone: 'hidden', sortBy: ({ city }) => city, cell: ({ city }) => city },
    {
      key: 'devices',
      header: t('columns.devices'),
      sortBy: ({ devices }) => devices,
      cell: ({ devices, devicesInTrouble }) => t('devices', { count: devices, trouble: devicesInTrouble }),
    },
    {
      key: 'waiting',
      header: t('columns.waiting'),
      isLabelled: true,
      sortBy: ({ waiting }) => waiting,
      cell: (merchant) => <Waiting merchant={merchant} now={now} />,
    },
    {
      key: 'lastBill',
      header: t('columns.lastBill'),
      phone: 'hidden',
      sortBy: ({ lastBillAt }) => lastBillAt,
      cell: ({ lastBillAt }) => <Ago at={lastBillAt} now={now} />,
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      sortBy: (merchant) => attentionReasons(merchant, now).length + Number(!merchant.active),
      cell: (merchant) => <MerchantHealth merchant={merchant} now={now} />,
    },
  ];
}

function Waiting({ merchant, now }: { readonly merchant: MerchantSummary; readonly now: Date }) {
  const t = useTranslations('merchantSummary');
  if (merchant.waiting === 0)
    return (
      <Text as="span" tone="soft">
        {t('none')}
      </Text>
    );
  return (
    <>
      {t('waiting', { count: merchant.waiting })}
      <Text as="span" tone="soft">
        {' · '}
        <Ago at={merchant.oldestWaitingAt} now={now} />
      </Text>
    </>
  );
}

function Ago({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useTranslations('merchantSummary');
  const language = useLanguage();
  if (!at)
    return (
      <Text as="span" tone="soft">
        {t('never')}
      </Text>
    );
  const instant = new Date(at);
  return <TimeText at={instant}>{formatAgo(instant, now, language)}</TimeText>;
}

import type { TaxCheckView } from '@comptoir/contract/provider/pos-connection';
import { useTranslations } from 'use-intl';
import { formatRate } from '../../../lib/format.ts';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePosConnection, useTaxCheck } from '../../../shared/pos-connection/provider.api.ts';
import { ReadAgain } from '../../../shared/pos-connection/read-again.tsx';
import { ReadTime } from '../../../shared/pos-connection/read-time.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './tax-check.module.css';
import { useTaxRates } from '../../../shared/taxes/use-tax-rates.ts';

const TONES: Readonly<Record<TaxCheckView['state'], Tone>> = { unread: 'neutral', right: 'success', wrong: 'error' };

/** The taxes as they are set up at the provider, and for each thing that is wrong what to do there. */
export function TaxCheck() {
  const t = useTranslations('provider.taxes');
  const { data, error, isLoading, refetch } = useTaxCheck();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isLoading) return <SkeletonRows count={2} />;
  if (!data) return null;
  return (
    <Stack as="section" gap="lg" aria-label={t('title')}>
      <Row gap="md">
        <h3>{t('title')}</h3>
        <StatusBadge tone={TONES[data.state]}>{t(`states.${data.state}`)}</StatusBadge>
      </Row>
      <Verdict check={data} />
      <Findings findings={data.findings} />
      {data.state === 'unread' ? null : <Rates rates={data.rates} />}
      <Row gap="lg" tone="soft" size="sm">
        {data.readAt ? <ReadTime at={data.readAt} /> : null}
        <ReadAgain />
      </Row>
    </Stack>
  );
}

function Verdict({ check: { state, findings } }: { readonly check: TaxCheckView }) {
  const t = useTranslations('provider.taxes');
  const { data: connection } = usePosConnection();
  if (state === 'right') return <Banner tone="success">{t('right')}</Banner>;
  if (state === 'wrong') return <Banner tone="error">{t('wrong', { count: findings.length })}</Banner>;
  const isConnected = connection === undefined || connection.state === 'connected';
  return <Banner tone="info">{t(isConnected ? 'unread' : 'notConnected')}</Banner>;
}

function Findings({ findings }: Pick<TaxCheckView, 'findings'>) {
  const t = useTranslations('provider.taxes');
  const rates = useTaxRates();
  // two taxes of one name may be wrong alike: their place is the only difference
  const numbered = findings.map((found, number) => ({ ...found, number }));
  if (findings.length === 0) return null;
  return (
    <Stack as="ul">
      {numbered.map(({ finding, tax, number }) => {
        const facts = { ...rates, tax: tax ?? '' };
        return (
          <Stack key={number} as="li" className={styles.finding} gap="sm" frame="line">
            <h4>{t(`findings.${finding}`, facts)}</h4>
            <Prose>{t.rich(`steps.${finding}`, { ...GUIDE_TAGS, ...facts })}</Prose>
          </Stack>
        );
      })}
    </Stack>
  );
}

function Rates({ rates }: Pick<TaxCheckView, 'rates'>) {
  const t = useTranslations('provider.taxes');
  const columns = useRateColumns();
  if (rates.length === 0) return <p>{t('none')}</p>;
  return (
    <DataTable
      isFacts
      caption={t('caption')}
      columns={columns}
      rows={rates}
      idOf={(rate) => String(rates.indexOf(rate))}
    />
  );
}

function useRateColumns(): Column<TaxCheckView['rates'][number]>[] {
  const t = useTranslations('provider.taxes');
  const language = useLanguage();
  const word = (is: boolean): string => t(is ? 'yes' : 'no');
  return [
    { key: 'name', header: t('columns.name'), cell: ({ name }) => name },
    {
      key: 'rate',
      header: t('columns.rate'),
      cell: ({ rateMillionths }) => formatRate(rateMillionths, language),
    },
    { key: 'isDefault', header: t('columns.isDefault'), cell: ({ isDefault }) => word(isDefault) },
    {
      key: 'isRecognized',
      header: t('columns.isRecognized'),
      cell: ({ isRecognized }) => (
        <StatusBadge tone={isRecognized ? 'success' : 'error'}>{word(isRecognized)}</StatusBadge>
      ),
    },
  ];
}

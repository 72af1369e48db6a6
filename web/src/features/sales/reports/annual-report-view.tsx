import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { WantedYear } from '../../../shared/queries/sales.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Hint, Row, Text } from '../../../ui/layout.tsx';
import { AnnualMonths } from './annual-months.tsx';
import { AuthorityCheck } from './authority-check.tsx';
import { useAnnualFile, useAnnualReport, useFiscalYear } from './merchant-reports.api.ts';
import { ReportChanges } from './report-changes.tsx';
import { SaveButton } from '../../../shared/reports/save-button.tsx';
import { YearForm } from './year-form.tsx';

/** A year of the merchant, as the address says; as long as it does not, the last one of its own that has begun. */
export function AnnualReportView({ today }: { readonly today: string }) {
  const { search } = useAddress();
  const { data: own, error, refetch } = useFiscalYear();
  if (error && !own) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!own) return <SkeletonRows count={8} />;
  const firstMonth = Number(search.first ?? own.firstMonth);
  const last = lastYearOf(today, firstMonth);
  const year = search.year === undefined ? last : Math.min(Number(search.year), last);
  const wanted = { year, firstMonth };
  return (
    <>
      <YearForm wanted={wanted} last={last} ownMonth={own.firstMonth} />
      <Year wanted={wanted} today={today} />
    </>
  );
}

/** In which year the fiscal year ends that a day is in. */
function lastYearOf(today: string, firstMonth: number): number {
  const year = Number(today.slice(0, 4));
  return firstMonth > 1 && Number(today.slice(5, 7)) >= firstMonth ? year + 1 : year;
}

function Year({ wanted, today }: { readonly wanted: WantedYear; readonly today: string }) {
  const t = useTranslations('merchantReports');
  const language = useLanguage();
  const { data, error, refetch } = useAnnualReport(wanted);
  const fetchFile = useAnnualFile(wanted);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={8} />;
  const { from, to } = data;
  // up to today while it runs
  const isRunning = to === today;
  return (
    <>
      <Section
        title={t('annual.title', { year: String(data.year) })}
        lead={t('annual.lead', { from: formatLongDay(from, language), to: formatLongDay(to, language) })}
      >
        {isRunning ? <Hint size="md">{t('annual.running')}</Hint> : null}
        <Sum report={data} />
        <Row align="stretch">
          <SaveButton label={t('export.pdf')} fetchFile={() => fetchFile('pdf', 'current')} />
          <SaveButton label={t('export.xlsx')} fetchFile={() => fetchFile('xlsx', 'current')} />
          {data.kept ? <SaveButton label={t('annual.keptPdf')} fetchFile={() => fetchFile('pdf', 'kept')} /> : null}
        </Row>
      </Section>
      {data.kept ? <ReportChanges of="kept" changes={data.kept} nowCents={data.total.soldCents} /> : null}
      <AnnualMonths report={data} />
      <AuthorityCheck report={data} />
      {data.proof.root === null ? null : (
        <Section title={t('annual.proof')} lead={t('annual.proofHint')}>
          <Text as="code" wrap="anywhere">
            {data.proof.root}
          </Text>
        </Section>
      )}
    </>
  );
}

function Sum({ report: { total, before, outages, late, earlierRefunds } }: { readonly report: AnnualReport }) {
  const t = useTranslations('merchantReports.annual');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const taxes = (of: AnnualReport['total']): string => money(of.gstCents + of.qstCents);
  return (
    <DetailList
      details={[
        {
          label: t('tiles.net'),
          value: money(total.netCents),
          hint: t('before', { amount: money(before.total.netCents) }),
        },
        { label: t('tiles.taxes'), value: taxes(total), hint: t('before', { amount: taxes(before.total) }) },
        {
          label: t('tiles.earlier'),
          value: money(earlierRefunds.soldCents),
          hint: t('earlierHint', { count: earlierRefunds.bills }),
        },
        {
          label: t('tiles.outages'),
          value: formatNumber(outages.count, language),
          hint: t('outagesHint', { minutes: outages.minutes }),
        },
        { label: t('tiles.late'), value: formatNumber(late.bills, language), hint: t('lateHint') },
      ]}
    />
  );
}

import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatMoney, formatMonthName, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { WantedYear } from '../../../shared/queries/sales.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { AnnualChanges } from './annual-changes.tsx';
import { AnnualMonths } from './annual-months.tsx';
import { AuthorityCheck } from './authority-check.tsx';
import { useAnnualFile, useAnnualReport } from './merchant-reports.api.ts';
import styles from './merchant-reports.module.css';
import { SaveButton } from '../../../shared/reports/save-button.tsx';

/** As many as anyone has to keep papers for, and the one that runs. */
const YEARS = 7;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** A year of the merchant, as the address says; as long as it does not, the last one that has begun. */
export function AnnualReportView({ today }: { readonly today: string }) {
  const { search } = useAddress();
  const firstMonth = Number(search.first ?? 1);
  const last = lastYearOf(today, firstMonth);
  const year = search.year === undefined ? last : Math.min(Number(search.year), last);
  const wanted = { year, firstMonth };
  return (
    <>
      <YearForm wanted={wanted} last={last} />
      <Year wanted={wanted} today={today} />
    </>
  );
}

/** In which year the fiscal year ends that a day is in. */
function lastYearOf(today: string, firstMonth: number): number {
  const year = Number(today.slice(0, 4));
  return firstMonth > 1 && Number(today.slice(5, 7)) >= firstMonth ? year + 1 : year;
}

function YearForm({ wanted, last }: { readonly wanted: WantedYear; readonly last: number }) {
  const t = useTranslations('merchantReports.annual');
  const language = useLanguage();
  const { change } = useAddress();
  const years = Array.from({ length: YEARS }, (_, index) => String(last - index));
  const shown = years.includes(String(wanted.year)) ? years : [...years, String(wanted.year)];
  return (
    <div className={styles.years}>
      <SelectField
        label={t('year')}
        value={String(wanted.year)}
        options={shown.map((value) => ({ value, label: value }))}
        onChange={(year) => change({ year })}
      />
      <SelectField
        label={t('first')}
        value={String(wanted.firstMonth)}
        options={MONTHS.map((value) => ({ value, label: formatMonthName(Number(value), language) }))}
        onChange={(first) => change({ first: first === '1' ? undefined : first, year: undefined })}
      />
    </div>
  );
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
        {isRunning ? <p className={styles.running}>{t('annual.running')}</p> : null}
        <Sum report={data} />
        <div className={styles.views}>
          <SaveButton label={t('export.pdf')} fetchFile={() => fetchFile('pdf', 'current')} />
          <SaveButton label={t('export.xlsx')} fetchFile={() => fetchFile('xlsx', 'current')} />
          {data.kept ? <SaveButton label={t('annual.keptPdf')} fetchFile={() => fetchFile('pdf', 'kept')} /> : null}
        </div>
      </Section>
      {data.kept ? <AnnualChanges kept={data.kept} nowCents={data.total.soldCents} /> : null}
      <AnnualMonths report={data} />
      <AuthorityCheck report={data} />
      {data.proof.root === null ? null : (
        <Section title={t('annual.proof')} lead={t('annual.proofHint')}>
          <code className={styles.root}>{data.proof.root}</code>
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

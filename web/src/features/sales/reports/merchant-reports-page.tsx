import { useTranslations } from 'use-intl';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { PeriodForm } from '../../../shared/reports/period-form.tsx';
import { MERCHANT_PRESETS } from '../../../shared/reports/preset-period.ts';
import { usePeriod } from '../../../shared/reports/use-period.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Page } from '../../../ui/page.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { AccountingView } from './accounting-view.tsx';
import { AnnualReportView } from './annual-report-view.tsx';
import { SalesReportView } from './sales-report-view.tsx';
import { TaxReportView } from './tax-report-view.tsx';

const VIEWS = ['sales', 'taxes', 'annual', 'accounting'] as const;

/** Sales of a merchant in a period, the taxes of it, and whole years. */
export function MerchantReportsPage() {
  const t = useTranslations('merchantReports');
  const { search, change } = useAddress();
  const { today, period, setPeriod } = usePeriod(useReader().timeZone);
  const view = VIEWS.find((name) => name === search.view) ?? 'sales';
  return (
    <Page title={t('title')} part={t(`views.${view}`)} lead={t('lead')}>
      <ViewSwitch
        label={t('views.label')}
        views={VIEWS.map((name) => ({ view: name, label: t(`views.${name}`) }))}
        shown={view}
        onShow={(name) => change({ view: name === 'sales' ? undefined : name, sort: undefined, page: undefined })}
      />
      {view === 'annual' ? (
        <AnnualReportView today={today} />
      ) : (
        <>
          <PeriodForm
            today={today}
            period={period}
            presets={MERCHANT_PRESETS.map((preset) => ({ preset, label: t(`presets.${preset}`) }))}
            onChange={setPeriod}
          />
          {view === 'sales' ? <SalesReportView period={period} /> : null}
          {view === 'taxes' ? <TaxReportView period={period} /> : null}
          {view === 'accounting' ? <AccountingView period={period} /> : null}
        </>
      )}
    </Page>
  );
}

import type { GivenChanges } from '@comptoir/contract/sales/report-changes';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Hint } from '../../../ui/layout.tsx';
import { isSame, ReportChanges } from './report-changes.tsx';

/** The figures that a report is remembered with. */
type Figures = Pick<GivenChanges, 'netCents' | 'gstCents' | 'qstCents' | 'soldCents'>;

interface GivenReportProps {
  readonly given: GivenChanges | null;
  readonly now: Figures;
}

/** Compares the file that a merchant last saved of a period with the present, and lists the bills that differ. */
export function GivenReport({ given, now }: GivenReportProps) {
  const t = useTranslations('merchantReports.changes');
  const reader = useReader();
  if (!given) return null;
  const at = formatInstant(new Date(given.madeAt), reader);
  if (isSame(given)) return <Hint size="md">{t('given.same', { at })}</Hint>;
  const money = (amount: number): string => formatMoney(cents(amount), reader.language);
  return (
    <ReportChanges of="given" changes={given} nowCents={now.soldCents}>
      <DetailList
        details={(['net', 'gst', 'qst', 'sold'] as const).map((name) => ({
          label: t(`figures.${name}`),
          value: money(now[`${name}Cents`]),
          hint: t('earlier', { amount: money(given[`${name}Cents`]) }),
        }))}
      />
    </ReportChanges>
  );
}

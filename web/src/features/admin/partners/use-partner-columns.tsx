import type { MerchantSummary, MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantProgress } from '@comptoir/contract/help/installation';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/use-now.ts';
import { MerchantHealth } from '../../../shared/merchants/merchant-health.tsx';
import { merchantStandingsQuery } from '../../../shared/queries/base.ts';
import { merchantProgressQuery } from '../../../shared/queries/help.ts';
import type { Column } from '../../../ui/table-column.ts';

const NONE: readonly MerchantView[] = [];

/** How far the registration of each merchant of a page has come, and what is wrong with it, as far as that is known. */
export function usePartnerColumns(merchants: readonly MerchantView[] = NONE): Column<MerchantView>[] {
  const t = useTranslations('partner.columns');
  const now = useNow(30_000);
  const standings = useQuery(merchantStandingsQuery(merchants.map(({ id }) => id)));
  const registering = merchants.filter(({ subscriptionCompleted }) => !subscriptionCompleted).map(({ id }) => id);
  const progress = useQuery(merchantProgressQuery(registering));
  return [
    {
      key: 'progress',
      header: t('progress'),
      isLabelled: true,
      cell: ({ id, subscriptionCompleted }) =>
        subscriptionCompleted ? (
          t('complete')
        ) : (
          <Steps progress={progress.data?.items.find((of) => of.merchantId === id)} />
        ),
    },
    {
      key: 'health',
      header: t('health'),
      cell: ({ id }) => <Health standing={standings.data?.items.find((of) => of.id === id)} now={now} />,
    },
  ];
}

/** So many steps of all, and what comes next. */
function Steps({ progress }: { readonly progress: MerchantProgress | undefined }) {
  const t = useTranslations('progress');
  const tColumns = useTranslations('partner.columns');
  if (!progress) return '–';
  const { done, steps: total, nextStep } = progress;
  return (
    <>
      {t('count', { done, total })}
      {nextStep ? <small> · {tColumns('next', { step: t(`steps.${nextStep}`) })}</small> : null}
    </>
  );
}

function Health({ standing, now }: { readonly standing: MerchantSummary | undefined; readonly now: Date }) {
  return standing ? <MerchantHealth merchant={standing} now={now} /> : '–';
}

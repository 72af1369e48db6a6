import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantProgress } from '@comptoir/contract/help/installation';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/use-now.ts';
import { MerchantHealth } from '../../../shared/merchants/merchant-health.tsx';
import { merchantProgressQuery } from '../../../shared/queries/help.ts';
import { merchantFactsQuery } from '../../../shared/queries/merchant-views.ts';
import type { Column } from '../../../ui/table-column.ts';

const NONE: readonly MerchantView[] = [];

/** How far the registration of each merchant of a page has come, and what is wrong with it, as far as that is known. */
export function usePartnerColumns(merchants: readonly MerchantView[] = NONE): Column<MerchantView>[] {
  const t = useTranslations('partner.columns');
  const now = useNow(30_000);
  const ids = merchants.map(({ id }) => id);
  const standings = useQuery({ ...merchantFactsQuery(ids), enabled: ids.length > 0 });
  const registering = merchants.filter(({ subscriptionCompleted }) => !subscriptionCompleted).map(({ id }) => id);
  const progress = useQuery(merchantProgressQuery(registering));
  const howFar: Column<MerchantView> = {
    key: 'progress',
    header: t('progress'),
    isLabelled: true,
    cell: ({ id, subscriptionCompleted }) =>
      subscriptionCompleted ? (
        t('complete')
      ) : (
        <Steps progress={progress.data?.items.find((of) => of.merchantId === id)} />
      ),
  };
  return [
    // said of all as soon as one is not complete
    ...(registering.length > 0 ? [howFar] : []),
    {
      key: 'health',
      header: t('health'),
      keeps: true,
      cell: (merchant) => (
        <Health merchant={merchant} standing={standings.data?.items.find(({ id }) => id === merchant.id)} now={now} />
      ),
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

interface HealthProps {
  readonly merchant: MerchantView;
  readonly standing: MerchantFacts | undefined;
  readonly now: Date;
}

function Health({ merchant: { active, subscriptionCompleted }, standing, now }: HealthProps) {
  return standing ? <MerchantHealth merchant={{ ...standing, active, subscriptionCompleted }} now={now} /> : '–';
}

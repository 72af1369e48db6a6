import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { MerchantProgress } from '@comptoir/contract/help/installation';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { merchantProgressQuery } from '../../../shared/queries/help.ts';
import type { Column } from '../../../ui/table-column.ts';

const NONE: readonly MerchantView[] = [];

/** Columns with the progress of the registration of each merchant of a page. */
export function usePartnerColumns(merchants: readonly MerchantView[] = NONE): Column<MerchantView>[] {
  const t = useTranslations('partner.columns');
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
  // said of all as soon as one is not complete
  return registering.length > 0 ? [howFar] : [];
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

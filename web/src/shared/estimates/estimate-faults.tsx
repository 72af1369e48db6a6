import { ESTIMATE_FAULTS, findEstimateFaults } from '@comptoir/domain/sales/estimates/find-estimate-faults';
import { isWritableItem } from '@comptoir/websrm/requests/allowed-text';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { useReader } from '../sessions/use-reader.ts';

interface EstimateFaultsProps {
  /** Typed content; a day that is not chosen yet is no fault of its day. */
  readonly content: Parameters<typeof findEstimateFaults>[0];
  readonly price: { readonly totalCents: number } | null;
  /** While nothing was typed, nothing is said. */
  readonly isShown?: boolean;
  readonly isOfContract: boolean;
  /** To whom it goes, where that is shown. */
  readonly customer?: { readonly name: string; readonly company: string } | undefined;
}

/** Faults that keep an estimate from being sent, each said once; nothing while all of it makes sense. */
export function EstimateFaults(props: EstimateFaultsProps) {
  const { content, price, isOfContract, isShown = true, customer } = props;
  const t = useTranslations('estimateFaults');
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const { occasion, instalments, balanceDueOn } = content;
  const filled = {
    ...content,
    // not chosen yet
    occasion: { ...occasion, date: occasion.date || NEVER },
    instalments: instalments.filter(({ dueOn }) => dueOn !== ''),
    balanceDueOn: balanceDueOn || NEVER,
  };
  const found = new Set(
    findEstimateFaults(filled, {
      totalCents: price?.totalCents ?? null,
      today,
      isOfContract,
      isWritable: isWritableItem,
      customer: customer ? [customer.name, customer.company] : [],
    }).map(({ fault }) => fault),
  );
  if (!isShown || found.size === 0) return null;
  return (
    <Banner tone="warning">
      <strong>{t('title')}</strong>
      <ul>
        {ESTIMATE_FAULTS.filter((fault) => found.has(fault)).map((fault) => (
          <li key={fault}>{t(fault)}</li>
        ))}
      </ul>
    </Banner>
  );
}

const NEVER = '9999-12-31';

import type { BillRow, BillView } from '@comptoir/contract/sales/bills';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { BillLink } from './bill-link.tsx';

/** The bills that belong to one, and its neighbours in the chain. */
export function BillLinks({ view }: { readonly view: BillView }) {
  const t = useTranslations('bills.bill');
  const language = useLanguage();
  const { refersTo, referredBy, creditedBeyondCents, copies, previous, next } = view;
  const linked = [
    ...refersTo.map(({ noTrans, bill }) => ({ how: 'refersTo' as const, noTrans, bill })),
    ...referredBy.map((bill) => ({ how: 'referredBy' as const, noTrans: bill.noTrans, bill })),
    ...copies.map((bill) => ({ how: 'copies' as const, noTrans: bill.noTrans, bill })),
  ];
  const neighbours = [
    ...(previous ? [{ label: t('previous'), value: <BillLink id={previous.id}>{previous.noTrans}</BillLink> }] : []),
    ...(next ? [{ label: t('next'), value: <BillLink id={next.id}>{next.noTrans}</BillLink> }] : []),
  ];
  return (
    <Section title={t('links')}>
      {creditedBeyondCents > 0 ? (
        <Banner tone="warning">
          {t('creditedBeyond', { amount: formatMoney(cents(creditedBeyondCents), language) })}
        </Banner>
      ) : null}
      {linked.length === 0 ? (
        <p>{t('noLinks')}</p>
      ) : (
        <Stack as="ul" gap="sm">
          {linked.map(({ how, noTrans, bill }) => (
            <li key={`${how} ${bill?.id ?? noTrans}`}>
              {t(how)} {bill ? <Linked bill={bill} /> : t('notHere', { number: noTrans })}
            </li>
          ))}
        </Stack>
      )}
      {neighbours.length > 0 ? <DetailList details={neighbours} /> : null}
    </Section>
  );
}

function Linked({ bill: { id, noTrans, kind, totalCents } }: { readonly bill: BillRow }) {
  const t = useTranslations('bills');
  const language = useLanguage();
  return (
    <>
      <BillLink id={id}>{noTrans}</BillLink> · {t(`kinds.${kind}`)} · {formatMoney(cents(totalCents), language)}
    </>
  );
}

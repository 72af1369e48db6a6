import type { CustomerBill } from '@comptoir/contract/sales/customers';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { dayIn, formatMediumDay, formatMoney } from '../../../lib/format.ts';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { customerBillsQuery } from '../../../shared/queries/customers.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { MoreRows } from '../../../ui/more-rows.tsx';
import styles from './customers.module.css';

/** Bills that tills have signed for a customer, newest first, with the contract that each is of. */
export function CustomerBills({ customerId }: { readonly customerId: string }) {
  const t = useTranslations('customers.bills');
  const query = useInfiniteQuery(customerBillsQuery(useMerchantScope(), customerId));
  const bills = query.data?.pages.flatMap(({ items }) => items);
  if (!bills) return null;
  return (
    <section className={styles.estimates}>
      <h3>{t('title')}</h3>
      {bills.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul>
          {bills.map((bill) => (
            <Bill key={bill.id} bill={bill} />
          ))}
        </ul>
      )}
      {query.hasNextPage ? <MoreRows {...moreOf(query)} shown={bills.length} /> : null}
    </section>
  );
}

function Bill({ bill }: { readonly bill: CustomerBill }) {
  const t = useTranslations('contracts');
  const { language, timeZone } = useReader();
  const { id, noTrans, kind, signedAt, totalCents, paidCents, contract } = bill;
  const isPayment = kind === 'instalment' || kind === 'final';
  return (
    <li>
      <Link to="/sales/$idBill" params={{ idBill: id }}>
        {`${t(`documents.kinds.${kind}`)} ${noTrans}`}
      </Link>
      <span>{formatMediumDay(dayIn(new Date(signedAt), timeZone), language)}</span>
      <span>{formatMoney(cents(isPayment ? paidCents : totalCents), language)}</span>
      <Link to="/sales/contracts/$idContract" params={{ idContract: contract.id }}>
        {contract.number}
      </Link>
    </li>
  );
}

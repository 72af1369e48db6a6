import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Row } from '../../../ui/layout.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillDetails } from './bill-details.tsx';
import { useBill } from './bills.api.ts';
import styles from './bills.module.css';

/** The bill that is open by the address, beside the list that it was opened from. */
export function OpenedBill() {
  const { openId, close } = useOpenedId();
  return openId === undefined ? null : <BillDrawer key={openId} id={openId} onClose={close} />;
}

function BillDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('bills.bill');
  const { data, error, refetch } = useBill(id);
  return (
    <Drawer title={t('title', { number: data?.bill.noTrans ?? '' }).trim()} onClose={onClose}>
      <Row className={styles.actions}>
        {data ? <BillActions bill={data.bill} /> : null}
        <Link to="/sales/$idBill" params={{ idBill: id }}>
          {t('wholePage')}
        </Link>
      </Row>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <BillDetails view={data} isNarrow /> : null}
      {data || error ? null : <SkeletonRows count={8} />}
    </Drawer>
  );
}

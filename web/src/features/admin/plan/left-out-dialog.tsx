import type { LeftOutMerchant } from '@comptoir/contract/money/price-moves';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePriceMove } from './price-moves.api.ts';

/** Merchants left out of a move, who keep their price, and the reasons. */
export function LeftOutDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('plan.moves');
  const move = usePriceMove(id);
  return (
    <Dialog title={t('leftOut.title')} onClose={onClose}>
      <p>{t('leftOut.text')}</p>
      <Loaded query={move} rows={3}>
        {({ leftOut }) => (
          <DataTable
            caption={t('leftOut.title')}
            rows={leftOut}
            idOf={({ merchantId }) => merchantId}
            columns={[
              {
                key: 'merchant',
                header: t('leftOut.merchant'),
                phone: 'primary',
                grows: true,
                cell: merchantOf,
              },
              {
                key: 'reason',
                header: t('leftOut.reason'),
                phone: 'secondary',
                cell: ({ reason }) => t(`leftOut.reasons.${reason}`),
              },
            ]}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

const merchantOf = ({ merchantId, companyName }: LeftOutMerchant) => (
  <Link to="/admin/merchant" search={{ merchantId }}>
    {companyName}
  </Link>
);

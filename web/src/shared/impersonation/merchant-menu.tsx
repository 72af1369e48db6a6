import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Menu } from '../../ui/menu.tsx';
import { usePermission } from '../access/permission.ts';

const ImpersonateDialog = lazy(async () => ({
  default: (await import('./impersonate-dialog.tsx')).ImpersonateDialog,
}));

interface MerchantMenuProps {
  readonly merchantId: string;
  readonly companyName: string;
  /** Has another partner look after it; absent where the screen does not offer it. */
  readonly onMove?: () => void;
}

/**
 * Actions on a merchant of a list, for those who may; nothing for others. A screen that shows it names the namespace `impersonation`
 * among its texts.
 */
export function MerchantMenu({ merchantId, companyName, onMove }: MerchantMenuProps) {
  const t = useTranslations('impersonation');
  const tUi = useTranslations('ui');
  const [isActing, setActing] = useState(false);
  const canAct = usePermission('impersonate');
  const canMove = usePermission('edit-partners') && onMove !== undefined;
  const canSeeMoney = usePermission('edit-invoices');
  const money = (className: string | undefined) => (
    <Link to="/admin/merchant-money" search={{ merchantId }} className={className}>
      {t('money')}
    </Link>
  );
  return (
    <>
      <Menu
        label={tUi('actionsOn', { name: companyName })}
        entries={[
          ...(canAct ? [{ key: 'act', label: t('act') }] : []),
          ...(canSeeMoney ? [{ key: 'money', label: t('money'), link: money }] : []),
          ...(canMove ? [{ key: 'move', label: t('move') }] : []),
        ]}
        onChoose={(key) => (key === 'move' ? onMove?.() : setActing(true))}
      />
      {isActing ? (
        <Suspense>
          <ImpersonateDialog merchantId={merchantId} companyName={companyName} onClose={() => setActing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

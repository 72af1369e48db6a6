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
}

/**
 * What can be done with a merchant of a list, by those who may; nothing for others. A screen that shows it names the namespace
 * `impersonation` among its texts.
 */
export function MerchantMenu({ merchantId, companyName }: MerchantMenuProps) {
  const t = useTranslations('impersonation');
  const tUi = useTranslations('ui');
  const [isActing, setActing] = useState(false);
  const canAct = usePermission('impersonate');
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
        ]}
        onChoose={() => setActing(true)}
      />
      {isActing ? (
        <Suspense>
          <ImpersonateDialog merchantId={merchantId} companyName={companyName} onClose={() => setActing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

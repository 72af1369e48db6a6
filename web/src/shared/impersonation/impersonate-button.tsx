import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { usePermission } from '../access/permission.ts';

const ImpersonateDialog = lazy(async () => ({
  default: (await import('./impersonate-dialog.tsx')).ImpersonateDialog,
}));

interface ImpersonateButtonProps {
  readonly merchantId: string;
  readonly companyName: string;
}

/**
 * The way to act for a merchant, for those who may; nothing for others. A screen that shows it names the namespace
 * `impersonation` among its texts.
 */
export function ImpersonateButton({ merchantId, companyName }: ImpersonateButtonProps) {
  const t = useTranslations('impersonation');
  const [isOpen, setOpen] = useState(false);
  if (!usePermission('impersonate')) return null;

  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={t('actNamed', { name: companyName })}
        onClick={() => setOpen(true)}
      >
        {t('act')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImpersonateDialog merchantId={merchantId} companyName={companyName} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLeaveProviderMenu } from './menu-provider.api.ts';

/** Lets the menu follow its provider no more, once that was confirmed. */
export function LeaveProvider({ onLeft }: { readonly onLeft: () => void }) {
  const t = useTranslations('menuProvider');
  const [isAsked, ask] = useState(false);
  const { mutate, isPending, error } = useLeaveProviderMenu();
  const leave = (): void =>
    mutate(undefined, { onSuccess: () => (showAlert({ tone: 'success', text: t('left') }), onLeft()) });
  return (
    <>
      <Button variant="default" onClick={() => ask(true)}>
        {t('leave')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('leave')}
          confirm={t('leave')}
          onCancel={() => ask(false)}
          onConfirm={leave}
          isPending={isPending}
          error={error}
        >
          <p>{t('leaving')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

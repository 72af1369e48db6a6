import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { Chosen } from '../../../shared/queries/selections.ts';
import type { ChosenMerchants } from '../../../shared/merchants/use-chosen-merchants.ts';
import { Button } from '../../../ui/button.tsx';

const AssignManyDialog = lazy(async () => ({ default: (await import('./assign-many-dialog.tsx')).AssignManyDialog }));
const MessageManyDialog = lazy(async () => ({
  default: (await import('./message-many-dialog.tsx')).MessageManyDialog,
}));

/** Props of a dialog about many merchants. */
export interface BulkDialogProps {
  readonly chosen: Chosen;
  readonly onClose: () => void;
  /** With the batch that is under way. */
  readonly onStarted: (batchId: string) => void;
}

/** Actions of an administrator on the chosen merchants; the outcome opens beside the list. */
export function BulkActions({ selection: { chosen, clear } }: { readonly selection: ChosenMerchants }) {
  const t = useTranslations('merchantBatches');
  const { change } = useAddress();
  const [dialog, setDialog] = useState<'assign' | 'message' | null>(null);
  if (!chosen) return null;
  const dialogProps = {
    chosen,
    onClose: () => setDialog(null),
    onStarted: (batchId: string) => {
      setDialog(null);
      clear();
      change({ open: batchId });
    },
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setDialog('assign')}>
        {t('assign')}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('message')}>
        {t('message')}
      </Button>
      <Suspense>
        {dialog === 'assign' ? <AssignManyDialog {...dialogProps} /> : null}
        {dialog === 'message' ? <MessageManyDialog {...dialogProps} /> : null}
      </Suspense>
    </>
  );
}

import type { ContractView } from '@comptoir/contract/sales/contracts';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';

// forms are for the moments when something is decided
const FinalDialog = lazy(async () => ({ default: (await import('./contract-dialogs.tsx')).FinalDialog }));
const CancelDialog = lazy(async () => ({ default: (await import('./contract-dialogs.tsx')).CancelDialog }));

/** The last payment, and the end of what does not take place. */
export function ContractActions({ contract }: { readonly contract: ContractView }) {
  const t = useTranslations('contracts.actions');
  const [opened, setOpened] = useState<'final' | 'cancel' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('cancel')}>
        {t('cancel')}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('final')}>
        {t('final')}
      </Button>
      <Suspense>
        {opened === 'final' ? <FinalDialog contract={contract} onClose={close} /> : null}
        {opened === 'cancel' ? <CancelDialog contract={contract} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

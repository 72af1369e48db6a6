import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Hint, Stack } from '../../../ui/layout.tsx';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './profile.api.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface DialogProps {
  readonly onClose: () => void;
}

/** Actions once two-step sign-in is on; both ask for the password and a code. */
export function SecondFactorWays() {
  const t = useTranslations('profile.secondFactor');
  const [open, setOpen] = useState<'renew' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('renew')}>
        {t('renew')}
      </Button>
      <Button variant="default" color="red" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'renew' ? <RenewDialog onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog onClose={close} /> : null}
    </>
  );
}

function RenewDialog({ onClose }: DialogProps) {
  const t = useTranslations('profile.secondFactor');
  const renew = useRenewRecoveryCodes();
  return (
    <Dialog title={t('renewTitle')} onClose={onClose}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onClose} />
      ) : (
        <Stack gap="lg" align="start">
          <Hint size="md">{t('renewText')}</Hint>
          <ProofForm
            asksPassword
            codeLabel={t('codeOrRecovery')}
            submitLabel={t('renewSubmit')}
            isDialog
            call={renew}
            toInput={(proof) => proof}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function RemoveDialog({ onClose }: DialogProps) {
  const t = useTranslations('profile.secondFactor');
  return (
    <Dialog title={t('removeTitle')} onClose={onClose}>
      <Stack gap="lg" align="start">
        <Hint size="md">{t('removeText')}</Hint>
        <ProofForm
          asksPassword
          codeLabel={t('codeOrRecovery')}
          submitLabel={t('removeSubmit')}
          isDialog
          isGrave
          call={useRemoveSecondFactor()}
          toInput={(proof) => proof}
          onDone={onClose}
        />
      </Stack>
    </Dialog>
  );
}

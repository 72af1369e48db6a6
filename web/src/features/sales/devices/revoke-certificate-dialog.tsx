import type { DeviceView } from '@comptoir/contract/sales/devices';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { foldText } from '@comptoir/domain/base/search/fold-text';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { useRevokeCertificate } from './devices.api.ts';

interface RevokeCertificateDialogProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** Cannot be taken back: asks for the till's name, so that it is not done to another one. */
export function RevokeCertificateDialog({ device: { id, name, waiting }, onClose }: RevokeCertificateDialogProps) {
  const t = useTranslations('devices.revoke');
  const change = useRevokeCertificate(id);
  const [typed, setTyped] = useState('');
  const [isMismatch, setMismatch] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const isNamed = (): boolean => {
    const isRight = foldText(typed) === foldText(name);
    setMismatch(!isRight);
    if (!isRight) field.current?.focus();
    return isRight;
  };

  return (
    <ConsequencesDialog
      title={t('title', { name })}
      points={[t('final'), t('bills'), t('first', { count: waiting }), t('again'), t('why')]}
      confirmLabel={t('confirm')}
      isGrave
      change={change}
      done={t('done', { name })}
      canConfirm={isNamed}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        required
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMismatch(false);
        }}
        label={t('name', { name })}
        autoComplete="off"
        error={isMismatch && t('mismatch')}
      />
    </ConsequencesDialog>
  );
}

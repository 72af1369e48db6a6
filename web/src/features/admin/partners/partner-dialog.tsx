import type { PartnerView } from '@comptoir/contract/people/partners';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { PartnerForm } from './partner-form.tsx';
import { SuspendPartner } from './suspend-partner.tsx';

/** Act of a dialog, and the partner it is done to. */
export type PartnerAct =
  | { readonly act: 'create' }
  | { readonly act: 'edit' | 'suspension'; readonly partner: PartnerView };

interface PartnerDialogProps {
  readonly asked: PartnerAct;
  readonly onClose: () => void;
}

/** All dialogs about a partner in one load. */
export function PartnerDialog({ asked, onClose }: PartnerDialogProps) {
  const t = useTranslations('partnerList');
  if (asked.act === 'suspension') return <SuspendPartner partner={asked.partner} onClose={onClose} />;
  const partner = asked.act === 'edit' ? { partner: asked.partner } : {};
  return (
    <Dialog title={asked.act === 'edit' ? t('editNamed', asked.partner) : t('create')} onClose={onClose}>
      <PartnerForm {...partner} onDone={onClose} />
    </Dialog>
  );
}

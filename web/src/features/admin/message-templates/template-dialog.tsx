import type { MessageTemplateView } from '@comptoir/contract/people/message-templates';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useRetireTemplate } from './message-templates.api.ts';
import { TemplateForm } from './template-form.tsx';
import type { OpenedTemplate } from './templates-page.tsx';

interface TemplateDialogProps {
  readonly opened: OpenedTemplate;
  readonly onClose: () => void;
}

/** Every dialog about templates in one load. */
export function TemplateDialog({ opened: { act, template }, onClose }: TemplateDialogProps) {
  const t = useTranslations('messageTemplates');
  return (
    <Dialog
      title={template ? t('about', { act: t(`acts.${act}`), name: template.name }) : t('write')}
      onClose={onClose}
    >
      {act === 'retire' && template ? (
        <Retire template={template} onClose={onClose} />
      ) : (
        <TemplateForm template={template} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** Says what follows before a template is offered no more. */
function Retire({ template, onClose }: { readonly template: MessageTemplateView; readonly onClose: () => void }) {
  const t = useTranslations('messageTemplates');
  const { mutate, error, isPending } = useRetireTemplate();
  const retire = (): void =>
    mutate(template, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t('retired', { name: template.name }) });
        onClose();
      },
    });
  return (
    <ConfirmStep
      onCancel={onClose}
      confirm={t('acts.retire')}
      onConfirm={retire}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('follows', { name: template.name })}</p>
    </ConfirmStep>
  );
}

import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Bullets } from '../../ui/layout.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useStartImpersonation } from './impersonation.api.ts';

/** At least five characters, as the server asks for it. */
const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(5, 'too-short'), z.maxLength(300)) });

interface ImpersonateDialogProps {
  readonly merchantId: string;
  readonly companyName: string;
  readonly onClose: () => void;
}

/** Says what acting for a merchant means and who sees it, and asks for the reason. */
export function ImpersonateDialog({ merchantId, companyName, onClose }: ImpersonateDialogProps) {
  const t = useTranslations('impersonation');
  const { form, field } = useFields({
    schema,
    initial: { reason: '' },
    about: merchantId,
    call: useStartImpersonation(),
    onSubmit: ({ reason }, send) => send({ merchantId, reason }),
    words: { 'too-short': t('reasonShort') },
  });

  return (
    <Dialog title={t('title', { name: companyName })} onClose={onClose}>
      <Form {...form} takesFocus>
        <p>{t('lead')}</p>
        <Bullets tone="soft" size="md">
          <li>{t('visible')}</li>
          <li>{t('closed')}</li>
        </Bullets>
        <TextInput
          {...field('reason')}
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={300}
          autoComplete="off"
        />
        <DialogFooter>
          <SubmitButton>{t('start')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

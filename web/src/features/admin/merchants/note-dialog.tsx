import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useWriteNote } from './merchant-details.api.ts';

const LONGEST = 2000;

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(LONGEST, 'too-long')),
  isShared: z.boolean(),
});

interface NoteDialogProps {
  readonly merchantId: string;
  readonly onClose: () => void;
}

/** Writes a note. However often it is sent it is one, and then it stays as it is. */
export function NoteDialog({ merchantId, onClose }: NoteDialogProps) {
  const t = useTranslations('merchantDetails.notes');
  const [id] = useState(() => crypto.randomUUID());
  const { form, field, methods } = useFields({
    schema,
    initial: { text: '', isShared: false },
    call: useWriteNote(merchantId),
    onSubmit: (note, send) => send({ id, ...note }, { onSuccess: onClose }),
    words: { 'too-long': t('tooLong', { count: String(LONGEST) }) },
  });
  return (
    <Dialog title={t('write')} onClose={onClose}>
      <Form {...form} takesFocus>
        <p>{t('forGood')}</p>
        <Textarea {...field('text')} label={t('text')} rows={5} />
        <CheckField {...methods.register('isShared')} label={t('share')} hint={t('shareHint')} />
        <DialogFooter>
          <SubmitButton>{t('keep')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

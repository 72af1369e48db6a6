import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkDialogProps } from './bulk-actions.tsx';
import { BulkFooter } from './bulk-footer.tsx';
import { FrozenMerchants } from './frozen-merchants.tsx';
import { useStartBatch } from './merchant-batches.api.ts';
import { typedCount } from './typed-count.ts';

/** Writes to the owners of many merchants, in both languages. */
export function MessageManyDialog({ chosen, onClose, onStarted }: BulkDialogProps) {
  const t = useTranslations('merchantBatches');
  return (
    <Dialog title={t('message')} onClose={onClose}>
      <FrozenMerchants chosen={chosen}>
        {(selection) => <MessageForm selection={selection} onStarted={onStarted} />}
      </FrozenMerchants>
    </Dialog>
  );
}

const filled = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too-long'));

interface MessageFormProps extends Pick<BulkDialogProps, 'onStarted'> {
  readonly selection: MerchantSelection;
}

function MessageForm({ selection: { id: selectionId, count }, onStarted }: MessageFormProps) {
  const t = useTranslations('merchantBatches');
  const { form, field } = useFields({
    schema: z.object({
      subjectFr: filled(120),
      textFr: filled(4000),
      subjectEn: filled(120),
      textEn: filled(4000),
      typed: typedCount(count),
    }),
    initial: { subjectFr: '', textFr: '', subjectEn: '', textEn: '', typed: '' },
    call: useStartBatch(),
    onSubmit: ({ subjectFr, subjectEn, textFr, textEn }, send) =>
      send(
        {
          action: 'message',
          selectionId,
          count,
          subject: { fr: subjectFr, en: subjectEn },
          text: { fr: textFr, en: textEn },
        },
        { onSuccess: ({ id }) => onStarted(id) },
      ),
    words: { 'too-long': t('tooLong'), count: t('typedWrong', { count: String(count) }) },
  });
  return (
    <Form {...form} takesFocus>
      <p>{t('messageText')}</p>
      <TextInput {...field('subjectFr')} label={t('subjectFr')} lang="fr" autoComplete="off" />
      <Textarea {...field('textFr')} label={t('textFr')} lang="fr" rows={4} />
      <TextInput {...field('subjectEn')} label={t('subjectEn')} lang="en" autoComplete="off" />
      <Textarea {...field('textEn')} label={t('textEn')} lang="en" rows={4} />
      <BulkFooter count={count} typed={field('typed')} action={t('messageDo', { count })} />
    </Form>
  );
}

import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { MessageEditor } from '../../../shared/messages/message-editor.tsx';
import {
  MESSAGE_FIELDS,
  MESSAGE_NAMES,
  NO_MESSAGE,
  useMessageRuleWords,
} from '../../../shared/messages/message-rules.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkDialogProps } from './bulk-actions.tsx';
import { BulkFooter } from './bulk-footer.tsx';
import { FrozenMerchants } from './frozen-merchants.tsx';
import { useStartBatch } from './merchant-batches.api.ts';
import { TemplateChoice } from './template-choice.tsx';
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

interface MessageFormProps extends Pick<BulkDialogProps, 'onStarted'> {
  readonly selection: MerchantSelection;
}

function MessageForm({ selection: { id: selectionId, count }, onStarted }: MessageFormProps) {
  const t = useTranslations('merchantBatches');
  const { form, field, methods } = useFields({
    schema: z.object({ ...MESSAGE_FIELDS, typed: typedCount(count) }),
    initial: { ...NO_MESSAGE, typed: '' },
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
    words: { ...useMessageRuleWords(), count: t('typedWrong', { count: String(count) }) },
  });
  return (
    <Form {...form} takesFocus>
      <p>{t('messageText')}</p>
      <TemplateChoice
        readWritten={methods.getValues}
        onChoose={(words) => MESSAGE_NAMES.forEach((name) => methods.setValue(name, words[name]))}
      />
      <MessageEditor field={field} methods={methods} as={{ whose: 'selection', selectionId }} />
      <BulkFooter count={count} typed={field('typed')} action={t('messageDo', { count })} />
    </Form>
  );
}

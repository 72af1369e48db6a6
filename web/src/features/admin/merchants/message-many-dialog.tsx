import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { NativeSelect } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { MessageFields } from '../../../shared/messages/message-fields.tsx';
import { MessagePreview } from '../../../shared/messages/message-preview.tsx';
import {
  MESSAGE_FIELDS,
  MESSAGE_NAMES,
  NO_MESSAGE,
  useMessageRuleWords,
} from '../../../shared/messages/message-rules.ts';
import { useMessageTemplates, type MessageTexts } from '../../../shared/messages/messages.api.ts';
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

interface MessageFormProps extends Pick<BulkDialogProps, 'onStarted'> {
  readonly selection: MerchantSelection;
}

function MessageForm({ selection: { id: selectionId, count }, onStarted }: MessageFormProps) {
  const t = useTranslations('merchantBatches');
  const {
    form,
    field,
    methods: { control, setValue, trigger },
  } = useFields({
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
  const [subjectFr, textFr, subjectEn, textEn] = useWatch({ control, name: MESSAGE_NAMES });
  return (
    <Form {...form} takesFocus>
      <p>{t('messageText')}</p>
      <TemplateChoice onChoose={(template) => MESSAGE_NAMES.forEach((name) => setValue(name, template[name]))} />
      <MessageFields field={field} />
      <MessagePreview
        texts={{ subjectFr, textFr, subjectEn, textEn }}
        as={{ whose: 'selection', selectionId }}
        check={() => trigger(MESSAGE_NAMES, { shouldFocus: true })}
      />
      <BulkFooter count={count} typed={field('typed')} action={t('messageDo', { count })} />
    </Form>
  );
}

/** The template that a message begins from, where there are any. Its words are a beginning: they are changed freely. */
function TemplateChoice({ onChoose }: { readonly onChoose: (texts: MessageTexts) => void }) {
  const t = useTranslations('merchantBatches');
  const { data } = useMessageTemplates();
  const templates = (data?.items ?? []).filter(({ retiredAt }) => retiredAt === null);
  if (templates.length === 0) return null;
  return (
    <NativeSelect
      label={t('template')}
      required={false}
      data={[{ value: '', label: t('noTemplate') }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget: { value } }) => onChoose(templates.find(({ id }) => id === value) ?? NO_MESSAGE)}
    />
  );
}

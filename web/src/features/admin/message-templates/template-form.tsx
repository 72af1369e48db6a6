import type { MessageTemplateView } from '@comptoir/contract/people/message-templates';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { MerchantChoice } from '../../../shared/merchants/merchant-choice.tsx';
import { MessageEditor } from '../../../shared/messages/message-editor.tsx';
import { MESSAGE_FIELDS, NO_MESSAGE, useMessageRuleWords } from '../../../shared/messages/message-rules.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useWriteTemplate } from './message-templates.api.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'too-long')),
  ...MESSAGE_FIELDS,
});

interface TemplateFormProps {
  /** The template that is changed; null for a new one. */
  readonly template: MessageTemplateView | null;
  readonly onDone: () => void;
}

/** The words of a template in both languages, and what readers will get. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const t = useTranslations('messageTemplates');
  const [merchantId, setMerchantId] = useState<string | null>(null);
  const { form, field, methods } = useFields({
    schema,
    initial: template ? textsOf(template) : { name: '', ...NO_MESSAGE },
    call: useWriteTemplate(template),
    onSubmit: (texts, send) => send(texts, { onSuccess: onDone }),
    words: { ...useMessageRuleWords(), 'name-taken': t('nameTaken') },
  });
  return (
    <Form {...form}>
      <TextInput {...field('name')} label={t('name')} description={t('nameHint')} maxLength={80} autoComplete="off" />
      <MessageEditor
        field={field}
        methods={methods}
        as={merchantId === null ? { whose: 'sample' } : { whose: 'merchant', merchantId }}
      >
        <MerchantChoice
          label={t('previewFor')}
          placeholder={t('sample')}
          value={merchantId}
          onChange={setMerchantId}
          onClear={() => setMerchantId(null)}
          isLabelled
        />
      </MessageEditor>
      <DialogFooter>
        <SubmitButton>{t('save')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

const textsOf = ({ name, subjectFr, textFr, subjectEn, textEn }: MessageTemplateView) => ({
  name,
  subjectFr,
  textFr,
  subjectEn,
  textEn,
});

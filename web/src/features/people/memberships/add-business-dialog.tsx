import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { nameWithoutAddress } from '../../../shared/people/name-without-address.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useAddBusiness } from './memberships.api.ts';

const schema = z.object({
  company_name: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'too-long'), nameWithoutAddress),
});

/** Signs up one more business of one's own; it is opened from the list. */
export function AddBusinessDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('businesses.add');
  const language = useLanguage();
  const { form, field } = useFields({
    schema,
    initial: { company_name: '' },
    about: '',
    call: useAddBusiness(),
    onSubmit: (content, send) => send({ ...content, language }, { onSuccess: onClose }),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Form {...form}>
        <Text tone="soft">{t('lead')}</Text>
        <TextInput {...field('company_name')} label={t('name')} autoComplete="organization" maxLength={120} />
        <DialogFooter onCancel={onClose}>
          <SubmitButton>{t('send')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

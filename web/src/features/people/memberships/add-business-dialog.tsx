import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { carriesLink } from '@comptoir/domain/base/mail/carries-link';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { filled, usePlainFields, type Rule } from '../../../shared/forms/use-plain-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useAddBusiness } from './memberships.api.ts';

/** As at sign-up: our documents bear it, and mails say it. */
const nameRule: Rule = (text, typed) =>
  filled(text, typed) ?? (carriesLink(text) ? 'has-address' : null) ?? (isDrawable(text) ? null : 'script');

/** Signs up one more business of one's own; it is opened from the list. */
export function AddBusinessDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('businesses.add');
  const language = useLanguage();
  const { mutate, error, isPending } = useAddBusiness();
  const { form, field } = usePlainFields({
    rules: { company_name: nameRule },
    isPending,
    error,
    onSubmit: ({ company_name: name }) => mutate({ company_name: name.trim(), language }, { onSuccess: onClose }),
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

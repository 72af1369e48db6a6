import type { PartnerView } from '@comptoir/contract/people/partners';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { typedEmailOrNone } from '../../../shared/forms/email-rules.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { typedTelephone } from '../../../shared/forms/telephone-rules.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { nameWithoutAddress } from '../../../shared/people/name-without-address.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useSavePartner } from './partner-list.api.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'too-long'), nameWithoutAddress),
  contactEmail: typedEmailOrNone,
  telephone: typedTelephone,
  language: z.enum(['fr', 'en']),
});

interface PartnerFormProps {
  /** The partner that is changed; absent for a new one. */
  readonly partner?: PartnerView;
  readonly onDone: () => void;
}

/** Form of a partner. Only the name and the language are required. */
export function PartnerForm({ partner, onDone }: PartnerFormProps) {
  const t = useTranslations('partnerList.form');
  const spoken = useLanguage();
  const { name = '', contactEmail, telephone, language = spoken } = partner ?? {};
  const { form, field } = useFields({
    schema,
    initial: { name, contactEmail: contactEmail ?? '', telephone: telephone ?? '', language },
    call: useSavePartner(),
    onSubmit: ({ contactEmail: email, telephone: phone, ...kept }, send) =>
      send(
        { ...(partner ? { id: partner.id } : {}), ...kept, contactEmail: email || null, telephone: phone || null },
        { onSuccess: onDone },
      ),
    words: { 'too-long': t('tooLong') },
    fieldOf: { 'partner-name-taken': 'name' },
  });
  return (
    <Form {...form} takesFocus>
      {partner ? null : <p>{t('lead')}</p>}
      <TextInput {...field('name')} label={t('name')} autoComplete="off" />
      <TextInput
        {...field('contactEmail')}
        required={false}
        type="email"
        label={t('contactEmail')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...field('telephone')} required={false} type="tel" label={t('telephone')} autoComplete="off" />
      <NativeSelect
        {...field('language')}
        label={t('language')}
        data={[
          { value: 'fr', label: 'Français' },
          { value: 'en', label: 'English' },
        ]}
      />
      <DialogFooter>
        <SubmitButton>{t(partner ? 'save' : 'add')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

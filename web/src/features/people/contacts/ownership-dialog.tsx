import { OFFERER_BECOMES } from '@comptoir/domain/people/ownership/transfer-state';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { typedEmail } from '../../../shared/forms/email-rules.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { nameWithoutAddress } from '../../../shared/people/name-without-address.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './contacts.module.css';
import { useOfferOwnership } from './contacts.api.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'too-long'), nameWithoutAddress),
  email: typedEmail,
  language: z.enum(['fr', 'en']),
  becomes: z.enum(OFFERER_BECOMES),
  password: z.string().check(z.minLength(1, 'required')),
});

/** Offers the ownership of the business: to whom, what becomes of the owner, and the proof that it is them. */
export function OwnershipDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('contacts.ownership');
  const tForm = useTranslations('contacts.form');
  const language = useLanguage();
  const { form, field } = useFields({
    schema,
    initial: { name: '', email: '', language, becomes: 'manager', password: '' },
    about: null,
    call: useOfferOwnership(),
    onSubmit: (content, send) => send(content, { onSuccess: onClose }),
    words: { 'too-long': tForm('tooLong') },
    fieldOf: { 'password-wrong': 'password', 'own-account': 'email' },
  });
  const { error: _error, required, defaultValue: _first, ...becomes } = field('becomes');
  return (
    <Dialog title={t('open')} onClose={onClose}>
      <Form {...form}>
        <Text tone="soft">{t('shown')}</Text>
        <TextInput {...field('name')} label={tForm('name')} autoComplete="off" />
        <TextInput
          {...field('email')}
          type="email"
          label={tForm('email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Stack as="fieldset">
          <legend className={styles.legend}>{t('becomes.label')}</legend>
          {OFFERER_BECOMES.map((choice) => (
            <CheckField
              key={choice}
              isOneOf
              {...becomes}
              required={required}
              value={choice}
              defaultChecked={choice === 'manager'}
              label={t(`becomes.names.${choice}`)}
              hint={t(`becomes.meanings.${choice}`)}
            />
          ))}
        </Stack>
        <Text tone="soft">{t('taxes')}</Text>
        <NativeSelect
          {...field('language')}
          label={tForm('language')}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <DialogFooter>
          <SubmitButton>{t('send')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

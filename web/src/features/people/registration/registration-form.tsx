import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { carriesLink } from '@comptoir/domain/base/mail/carries-link';
import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { usePlainDraft } from '../../../shared/forms/use-plain-draft.ts';
import { filled, likeAnEmail, usePlainFields, type Rule } from '../../../shared/forms/use-plain-fields.ts';
import { useRegister, type Registration } from './registration.api.ts';
import { Row } from '../../../ui/layout.tsx';
import styles from './registration.module.css';
import { UnwritableName } from './unwritable-name.tsx';

/** Fields in their order, and the way a browser may fill them in. */
const FIELDS = [
  { name: 'company_name', autoComplete: 'organization', maxLength: 120, type: 'text' },
  { name: 'name', autoComplete: 'name', maxLength: 120, type: 'text' },
  { name: 'email', autoComplete: 'email', maxLength: 254, type: 'email' },
] as const;

const TEXTS = FIELDS.map(({ name }) => name);

const nameRule: Rule = (text, typed) => filled(text, typed) ?? (carriesLink(text) ? 'has-address' : null);
/** Our documents bear it. */
const businessRule: Rule = (text, typed) => nameRule(text, typed) ?? (isDrawable(text) ? null : 'script');

interface RegistrationFormProps {
  /** Registration to be typed over when it was sent to a wrong address. */
  readonly typed: Registration | null;
  readonly onSent: (sent: Registration) => void;
}

/** The business, the person, the address that proves both, and the language to write in. */
export function RegistrationForm({ typed, onSent }: RegistrationFormProps) {
  const t = useTranslations('registration');
  const current = useLanguage();
  const company = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(typed?.company_name ?? '');
  const take = (name: string): void => {
    if (company.current) company.current.value = name;
    company.current?.focus();
    setLeft(name);
  };
  const { mutate, error, isPending } = useRegister();
  const { draft, sent: letGo } = usePlainDraft(TEXTS);
  const { form, field } = usePlainFields({
    rules: { company_name: businessRule, name: nameRule, email: likeAnEmail, language: () => null },
    draft,
    isPending,
    error,
    onSubmit: ({ company_name: business, name: person, email, language }) => {
      const read = { company_name: business.trim(), name: person.trim(), email: email.trim() };
      const sent = { ...read, language: language === 'en' ? 'en' : 'fr' } as const;
      mutate(sent, {
        onSuccess: () => {
          letGo();
          onSent(sent);
        },
      });
    },
  });

  return (
    <Form {...form}>
      {FIELDS.map((one) => (
        <TextInput
          {...one}
          {...field(one.name)}
          key={one.name}
          defaultValue={typed?.[one.name] ?? ''}
          label={t(`fields.${one.name}`)}
          size="md"
          autoCapitalize={one.name === 'email' ? 'none' : 'words'}
          spellCheck={false}
          {...(one.name === 'company_name'
            ? {
                ref: company,
                onBlur: (event) => setLeft(event.currentTarget.value),
                inputWrapperOrder: ['label', 'input', 'error', 'description'],
                description: <UnwritableName typed={left} onTake={take} />,
              }
            : {})}
        />
      ))}
      <Row as="fieldset" className={styles.languages} gap="xl" align="stretch">
        <legend>{t('language')}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} lang={one}>
            <input type="radio" required name="language" value={one} defaultChecked={one === current} />
            {t(`languages.${one}`)}
          </label>
        ))}
      </Row>
      <SubmitButton size="md" fullWidth>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}

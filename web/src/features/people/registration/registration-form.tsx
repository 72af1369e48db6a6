import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { failureCode } from '../../../shared/http/api-error.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { findProblems, type RegistrationField, type RegistrationProblem } from './find-problems.ts';
import { useRegister, type Registration } from './registration.api.ts';
import styles from './registration.module.css';

/** What is asked, in its order, and how a browser may fill it in. */
const FIELDS = [
  { name: 'company_name', autoComplete: 'organization', maxLength: 120, type: 'text' },
  { name: 'name', autoComplete: 'name', maxLength: 120, type: 'text' },
  { name: 'email', autoComplete: 'email', maxLength: 254, type: 'email' },
] as const;

/** The business, the person, the address that proves both, and the language to write in. */
export function RegistrationForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslations('registration');
  const tError = useTranslations('errorMessages');
  const language = useLanguage();
  const { mutate, error, isPending } = useRegister();
  const [problems, setProblems] = useState<ReadonlyMap<RegistrationField, RegistrationProblem>>(new Map());

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const registration = readForm(new FormData(form));
    const found = findProblems(registration);
    setProblems(found);
    const [first] = found.keys();
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else if (!isPending) mutate(registration, { onSuccess: () => onSent(registration.email) });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {error ? (
        <Banner tone="error" announced="at-once">
          {tError(failureCode(error))}
        </Banner>
      ) : null}
      {FIELDS.map(({ name, ...field }) => {
        const problem = problems.get(name);
        return (
          <TextInput
            required
            {...field}
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            size="md"
            autoCapitalize={name === 'email' ? 'none' : 'words'}
            spellCheck={false}
            error={problem && t(`problems.${problem}`)}
          />
        );
      })}
      <fieldset className={styles.languages}>
        <legend>{t('language')}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} lang={one}>
            <input type="radio" name="language" value={one} defaultChecked={one === language} />
            {t(`languages.${one}`)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="md" fullWidth loading={isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}

function readForm(form: FormData): Registration {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    company_name: read('company_name'),
    name: read('name'),
    email: read('email'),
    language: read('language') === 'en' ? 'en' : 'fr',
  };
}

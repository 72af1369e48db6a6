import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useSetTestCase } from './certification.api.ts';
import styles from './certification.module.css';

const TEST_CASE = /^\d{3}\.\d{3}$/;

/** The case of the next request: what the last reply asked for, unless the tester chooses another. */
export function TestCaseForm({ testCase }: { readonly testCase: string | null }) {
  const t = useTranslations('certification');
  const { mutate, error, isPending } = useSetTestCase();
  const [typed, setTyped] = useState(testCase ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const chosen = typed.trim();
  const isValid = chosen === '' || TEST_CASE.test(chosen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (isValid && !isPending) mutate(chosen === '' ? null : chosen);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormError error={error} />
      <TextInput
        label={t('field')}
        description={t('hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        inputMode="decimal"
        className={styles.case}
        value={typed}
        error={isSubmitted && !isValid ? t('invalid') : null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={isPending} className={styles.save}>
        {t('save')}
      </Button>
    </form>
  );
}

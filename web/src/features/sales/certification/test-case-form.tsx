import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useSetTestCase } from './certification.api.ts';
import styles from './certification.module.css';

const schema = z.object({ testCase: z.string().check(z.trim(), z.regex(/^(\d{3}\.\d{3})?$/, 'test-case')) });

/** The case of the next request: what the last reply asked for, unless the tester chooses another. */
export function TestCaseForm({ testCase }: { readonly testCase: string | null }) {
  const t = useTranslations('certification');
  const { form, field } = useFields({
    schema,
    initial: { testCase: testCase ?? '' },
    about: null,
    call: useSetTestCase(),
    onSubmit: ({ testCase: chosen }, send) => send(chosen || null),
    words: { 'test-case': t('invalid') },
  });
  return (
    <Form {...form}>
      <TextInput
        {...field('testCase')}
        required={false}
        label={t('field')}
        description={t('hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        inputMode="decimal"
        className={styles.case}
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

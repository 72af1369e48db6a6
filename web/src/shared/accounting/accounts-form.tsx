import type { AccountWords } from '@comptoir/domain/base/accounting/account';
import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/section.tsx';
import { Hint, Stack } from '../../ui/layout.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields, type Call } from '../forms/use-fields.ts';
import styles from './accounting.module.css';
import { accountsSchema, fieldsOf, typedAccounts, type Accounts } from './read-accounts.ts';

interface AccountsFormProps<Key extends string> {
  readonly keys: readonly Key[];
  readonly words: Readonly<Record<Key, AccountWords>>;
  readonly accounts: Accounts<Key>;
  /** Suggestions, as long as no one has saved any. */
  readonly isSuggested: boolean;
  readonly call: Call<Accounts<Key>>;
  /** False for those who may only read them. */
  readonly canEdit: boolean;
}

/** Account of each amount: its name for QuickBooks, its number for Sage. */
export function AccountsForm<Key extends string>(props: AccountsFormProps<Key>) {
  const { keys, words, accounts, isSuggested, call, canEdit } = props;
  const t = useTranslations('accounting.accounts');
  const { form, field, methods } = useFields({
    schema: accountsSchema(keys),
    initial: typedAccounts(accounts),
    call,
    onSubmit: (read, send) => send(read),
    words: { 'account-name': t('rules.name'), 'account-number': t('rules.number') },
  });
  // what was saved meanwhile is shown, and what has the focus keeps it
  const { reset } = methods;
  useEffect(() => reset(typedAccounts(accounts)), [accounts, reset]);
  return (
    <Section title={t('title')} lead={isSuggested ? t('suggested') : t('lead')}>
      <Form {...form}>
        <Stack gap="sm">
          <div className={styles.headings} aria-hidden>
            <span>{t('for')}</span>
            <span>{t('name')}</span>
            <span>{t('number')}</span>
          </div>
          {keys.map((key) => {
            const { label } = words[key];
            const fields = fieldsOf(key);
            return (
              <div key={key} className={styles.account}>
                <span className={styles.label}>{label}</span>
                <TextInput
                  {...field(fields.name)}
                  required={false}
                  readOnly={!canEdit}
                  aria-label={`${label}, ${t('name')}`}
                  autoComplete="off"
                  maxLength={100}
                />
                <TextInput
                  {...field(fields.number)}
                  required={false}
                  readOnly={!canEdit}
                  aria-label={`${label}, ${t('number')}`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={8}
                />
              </div>
            );
          })}
        </Stack>
        <Hint size="md">{t('hint')}</Hint>
        {canEdit ? <SubmitButton>{t('save')}</SubmitButton> : null}
      </Form>
    </Section>
  );
}

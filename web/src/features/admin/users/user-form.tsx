import { zodResolver } from '@hookform/resolvers/zod';
import type { Role } from '@comptoir/domain/base/access/access';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { BelongingField } from './belonging-field.tsx';
import { personForm, type PersonForm } from './person-form.ts';
import styles from './users.module.css';

const isRule = (message: string): message is 'email' | 'tooLong' | 'hasAddress' =>
  ['email', 'tooLong', 'hasAddress'].includes(message);

interface UserFormProps {
  readonly initial: PersonForm;
  /** A person that is there keeps their e-mail, and chooses the language themselves. */
  readonly isNew: boolean;
  /** An administrator does not change their own role. */
  readonly isRoleFixed?: boolean;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: (person: PersonForm) => void;
  readonly children?: ReactNode;
}

/** Name, e-mail and role of a user, and the merchant or partner they sign in for. */
export function UserForm({
  initial,
  isNew,
  isRoleFixed = false,
  submitLabel,
  isPending,
  onSubmit,
  children,
}: UserFormProps) {
  const t = useTranslations('users');
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(personForm),
    defaultValues: initial,
  });
  const [{ role, belongsTo }, setBelonging] = useState<Pick<PersonForm, 'role' | 'belongsTo'>>(initial);
  const { errors } = formState;
  const rule = (message: string | undefined): string | undefined =>
    message && t(`rules.${isRule(message) ? message : 'required'}`);
  const belong = (chosen: Pick<PersonForm, 'role' | 'belongsTo'>): void => {
    setBelonging(chosen);
    setValue('role', chosen.role);
    setValue('belongsTo', chosen.belongsTo, { shouldValidate: formState.isSubmitted });
  };
  const submit = handleSubmit((person) => onSubmit(person));

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      {isNew ? (
        <TextInput
          required
          {...register('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={rule(errors.email?.message)}
        />
      ) : null}
      <TextInput
        required
        {...register('name')}
        label={t('fields.name')}
        autoComplete="off"
        error={rule(errors.name?.message)}
      />
      {isRoleFixed ? (
        <p className={styles.faint}>{t('ownRole', { role: t(`roles.${role}`) })}</p>
      ) : (
        <NativeSelect
          value={role}
          // merchant and partner belong to one role each
          onChange={({ currentTarget }) => belong({ role: currentTarget.value as Role, belongsTo: '' })}
          label={t('fields.role')}
          data={(['merchant', 'partner', 'admin'] as const).map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      )}
      <BelongingField
        role={role}
        value={belongsTo}
        onChange={(id) => belong({ role, belongsTo: id })}
        error={rule(errors.belongsTo?.message)}
      />
      {isNew ? (
        <NativeSelect
          {...register('language')}
          defaultValue={initial.language}
          label={t('fields.language')}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
      ) : null}
      <Button type="submit" loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

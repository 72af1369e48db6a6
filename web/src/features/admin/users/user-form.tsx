import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields, type Call } from '../../../shared/forms/use-fields.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Text } from '../../../ui/layout.tsx';
import { BelongingField } from './belonging-field.tsx';
import { personForm, type PersonForm } from './person-form.ts';

interface UserFormProps<Input> {
  readonly initial: PersonForm;
  /** A person that is there keeps their email, and chooses the language themselves. */
  readonly isNew: boolean;
  /** An administrator does not change their own role. */
  readonly isRoleFixed?: boolean;
  readonly submitLabel: string;
  readonly call: Call<Input>;
  readonly toInput: (person: PersonForm) => Input;
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

/** Name, email and role of a user, and the merchant or partner they sign in for. */
export function UserForm<Input>({ initial, isNew, isRoleFixed = false, ...props }: UserFormProps<Input>) {
  const t = useTranslations('users');
  const { form, field, methods } = useFields({
    schema: personForm,
    initial,
    about: initial.email,
    call: props.call,
    onSubmit: (person, send) => send(props.toInput(person), { onSuccess: props.onDone }),
    words: { 'too-long': t('tooLong') },
    fieldOf: { 'email-taken': 'email' },
  });
  const { control, setValue, formState } = methods;
  const role = useWatch({ control, name: 'role' });
  const roleField = field('role');

  return (
    <Form {...form}>
      {props.children}
      {isNew ? (
        <TextInput
          {...field('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      <TextInput {...field('name')} label={t('fields.name')} autoComplete="off" />
      {isRoleFixed ? (
        <Text tone="soft">{t('ownRole', { role: t(`roles.${role}`) })}</Text>
      ) : (
        <NativeSelect
          {...roleField}
          // merchant and partner belong to one role each
          onChange={(event) => {
            void roleField.onChange(event);
            setValue('belongsTo', '', { shouldValidate: formState.isSubmitted });
          }}
          label={t('fields.role')}
          data={(['merchant', 'partner', 'admin'] as const).map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      )}
      <BelongingField role={role} control={control} error={field('belongsTo').error} />
      {isNew ? (
        <NativeSelect
          {...field('language')}
          label={t('fields.language')}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
      ) : null}
      <DialogFooter>
        <SubmitButton>{props.submitLabel}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import styles from './devices.module.css';

const NAME_LENGTH = 64;

/** Messages are keys, put into words when shown. */
const form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'tooLong')),
});

interface DeviceNameFormProps {
  readonly isPending: boolean;
  readonly onSubmit: (name: string) => void;
}

export function DeviceNameForm({ isPending, onSubmit }: DeviceNameFormProps) {
  const t = useTranslations('devices.dialog');
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(form), defaultValues: { name: '' } });
  const submit = handleSubmit(({ name }) => onSubmit(name));
  const rule = formState.errors.name?.message;

  return (
    <form noValidate className={styles.dialog} onSubmit={(event) => void submit(event)}>
      <TextInput
        {...register('name')}
        label={t('name')}
        description={t('nameHint')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        error={rule && t(rule === 'tooLong' ? 'tooLong' : 'required')}
      />
      <Button type="submit" loading={isPending}>
        {t('create')}
      </Button>
    </form>
  );
}

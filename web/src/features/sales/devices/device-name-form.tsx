import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { failureCode } from '../../../shared/http/api-error.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import styles from './devices.module.css';

const NAME_LENGTH = 64;

/** Messages are keys, put into words when shown. */
const form = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'tooLong')),
});

interface DeviceNameFormProps {
  readonly initial: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly refusal: Error | null;
  readonly onSubmit: (name: string) => void;
}

/** What a till is called. A name that is taken is said at the field, any other refusal above it. */
export function DeviceNameForm({ initial, submitLabel, isPending, refusal, onSubmit }: DeviceNameFormProps) {
  const t = useTranslations('devices.dialog');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: initial },
  });
  const submit = handleSubmit(({ name }) => onSubmit(name));
  const rule = formState.errors.name?.message;
  const isTaken = refusal !== null && failureCode(refusal) === 'device-name-taken';
  const broken = rule ? t(rule === 'tooLong' ? 'tooLong' : 'required') : isTaken && t('nameTaken');

  return (
    <form noValidate className={styles.dialog} onSubmit={(event) => void submit(event)}>
      <FormError error={isTaken ? null : refusal} />
      <TextInput
        required
        {...register('name')}
        type="text"
        label={t('name')}
        description={t('nameHint')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        error={broken}
      />
      <Button type="submit" loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

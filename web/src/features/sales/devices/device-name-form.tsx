import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields, type Call } from '../../../shared/forms/use-fields.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

const NAME_LENGTH = 64;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(NAME_LENGTH, 'too-long')),
});

interface DeviceNameFormProps<Input> {
  readonly initial: string;
  readonly submitLabel: string;
  readonly call: Call<Input>;
  readonly toInput: (name: string) => Input;
  readonly onDone?: () => void;
}

/** Name of a till. A name that is taken is said at the field, any other refusal above it. */
export function DeviceNameForm<Input>({ initial, submitLabel, call, toInput, onDone }: DeviceNameFormProps<Input>) {
  const t = useTranslations('devices.dialog');
  const { form, field } = useFields({
    schema,
    initial: { name: initial },
    call,
    onSubmit: ({ name }, send) => send(toInput(name), { onSuccess: () => onDone?.() }),
    words: { 'too-long': t('tooLong'), 'device-name-taken': t('nameTaken') },
    fieldOf: { 'device-name-taken': 'name' },
  });

  return (
    <Form {...form}>
      <TextInput
        {...field('name')}
        type="text"
        label={t('name')}
        description={t('nameHint')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
      />
      <DialogFooter>
        <SubmitButton>{submitLabel}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

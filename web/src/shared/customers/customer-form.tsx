import type { CustomerContent, CustomerView } from '@comptoir/contract/sales/customers';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { typedEmailOrNone } from '../forms/email-rules.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { typedTelephone } from '../forms/telephone-rules.ts';
import { useFields } from '../forms/use-fields.ts';
import { nameWithoutAddress } from '../people/name-without-address.ts';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useSaveCustomer } from './customers.api.ts';

const upTo = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, 'too-long'));

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'too-long'), nameWithoutAddress),
  company: upTo(120),
  email: typedEmailOrNone,
  telephone: typedTelephone,
  address: upTo(300),
  language: z.enum(['fr', 'en']),
});

interface CustomerFormProps {
  /** The customer that is changed; absent for a new one. */
  readonly id?: string;
  readonly initial: CustomerContent;
  readonly onDone: (saved: CustomerView) => void;
}

/** Form of a customer. Only the name is required. */
export function CustomerForm({ id, initial, onDone }: CustomerFormProps) {
  const t = useTranslations('customers.form');
  const tLanguage = useTranslations('customers.languages');
  const { form, field } = useFields({
    schema,
    initial,
    call: useSaveCustomer(),
    onSubmit: (content, send) => send(id === undefined ? content : { id, ...content }, { onSuccess: onDone }),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Form {...form}>
      <TextInput {...field('name')} label={t('name')} description={t('nameHint')} autoComplete="off" />
      <TextInput {...field('company')} required={false} label={t('company')} autoComplete="off" />
      <TextInput
        {...field('email')}
        required={false}
        type="email"
        label={t('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...field('telephone')} required={false} type="tel" label={t('telephone')} autoComplete="off" />
      <Textarea
        {...field('address')}
        required={false}
        label={t('address')}
        description={t('addressHint')}
        rows={3}
        autoComplete="off"
      />
      <NativeSelect
        {...field('language')}
        label={t('language')}
        data={(['fr', 'en'] as const).map((value) => ({ value, label: tLanguage(value) }))}
      />
      <DialogFooter>
        <SubmitButton>{t(id === undefined ? 'add' : 'save')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { CheckField } from '../../ui/check-field.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields, type Call } from '../forms/use-fields.ts';

/** Message in a ticket; `id` makes one of what is sent twice. */
export interface Written {
  readonly id: string;
  readonly text: string;
  /** True when the ticket is closed along with it. */
  readonly solve: boolean;
}

interface MessageFormProps<Data> {
  /** Whom it is for: what was written to one must never turn up as written to the other. */
  readonly to: 'customer' | 'support' | 'colleagues';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly send: string;
  /** The words of the box that closes the ticket along with it, where there is one. */
  readonly solve?: string;
  readonly call: Call<Written, Data>;
}

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000, 'too-long')),
  solve: z.boolean(),
});

/** One more message of a ticket. Until it is sent it stays as it was typed, and however often it is sent it is one message. */
export function MessageForm<Data>({ to, label, hint, send: sendWords, solve, call }: MessageFormProps<Data>) {
  const t = useTranslations('tickets');
  const [id, setId] = useState(() => crypto.randomUUID());
  const { form, field, methods } = useFields({
    schema,
    initial: { text: '', solve: false },
    about: to,
    call,
    onSubmit: (written, send) =>
      send(
        { id, ...written },
        {
          onSuccess: () => {
            setId(crypto.randomUUID());
            methods.reset();
          },
        },
      ),
    words: { 'too-long': t('tooLong') },
  });
  return (
    <Form {...form}>
      <Textarea {...field('text')} label={label} description={hint} rows={5} />
      {solve ? <CheckField {...methods.register('solve')} label={solve} /> : null}
      <DialogFooter>
        <SubmitButton>{sendWords}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields, type Call } from '../../../shared/forms/use-fields.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Proof } from './profile.api.ts';

/** The server takes no shorter code. */
const SHORTEST_CODE = 6;

/** Apps show six digits as two groups of three. */
const code = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
  z.minLength(1, 'required'),
  z.minLength(SHORTEST_CODE, 'second-factor-code-wrong'),
);
const password = z.string().check(z.minLength(1, 'required'));

interface ProofFormProps<Input> {
  readonly asksPassword?: boolean;
  /** Asks for a code, under this label. */
  readonly codeLabel?: string;
  readonly submitLabel: string;
  /** Stands in a dialog, whose end it then is. */
  readonly isDialog?: boolean;
  readonly isGrave?: boolean;
  readonly call: Call<Input>;
  readonly toInput: (proof: Proof) => Input;
  readonly onDone?: (() => void) | undefined;
}

/** Asks for what proves that it is really them: the password, a code, or both. */
export function ProofForm<Input>({
  asksPassword = false,
  codeLabel,
  isDialog = false,
  ...props
}: ProofFormProps<Input>) {
  const t = useTranslations('profile.secondFactor');
  const { form, field } = useFields({
    schema: z.object({
      password: asksPassword ? password : z.string(),
      code: codeLabel === undefined ? z.string() : code,
    }),
    initial: { password: '', code: '' },
    about: null,
    call: props.call,
    onSubmit: (proof, send) => send(props.toInput(proof), { onSuccess: () => props.onDone?.() }),
    fieldOf: { 'password-wrong': 'password', 'second-factor-code-wrong': 'code' },
  });
  const submit = <SubmitButton color={props.isGrave ? 'red' : 'green'}>{props.submitLabel}</SubmitButton>;

  return (
    <Form {...form} takesFocus isNarrow={!isDialog}>
      {asksPassword ? (
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
      ) : null}
      {codeLabel === undefined ? null : (
        <TextInput
          {...field('code')}
          label={codeLabel}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      )}
      {isDialog ? <DialogFooter>{submit}</DialogFooter> : submit}
    </Form>
  );
}

import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import styles from './sign-in.module.css';

interface CodeFormProps {
  readonly kind: 'app' | 'recovery';
  readonly failure: ReactNode;
  readonly isPending: boolean;
  readonly isPaused: boolean;
  readonly onSubmit: (code: string) => void;
}

const FIELD = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const;

/** One code, which has the focus. */
export function CodeForm({ kind, failure, isPending, isPaused, onSubmit }: CodeFormProps) {
  const t = useTranslations('signIn');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // apps show six digits as two groups of three
    const typed = kind === 'app' ? code.replaceAll(/\s/g, '') : code.trim();
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else onSubmit(typed);
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {failure}
      <p className={styles.step}>{t(kind === 'app' ? 'code.lead' : 'code.leadRecovery')}</p>
      <TextInput
        required
        {...FIELD[kind]}
        ref={field}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        label={t(kind === 'app' ? 'code.label' : 'code.labelRecovery')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        size="md"
        error={isMissing && t('required')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending} disabled={isPaused}>
        {t('code.submit')}
      </Button>
    </form>
  );
}

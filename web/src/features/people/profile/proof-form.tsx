import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { findProofProblems, readProofRefusal, type ProofProblems } from './find-proof-problems.ts';
import type { Proof } from './profile.api.ts';
import styles from './profile.module.css';

interface ProofFormProps {
  readonly asksPassword?: boolean;
  /** Asks for a code, under this label. */
  readonly codeLabel?: string;
  readonly submitLabel: string;
  readonly isGrave?: boolean;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSubmit: (proof: Proof) => void;
}

/** Asks for what proves that it is really them: the password, a code, or both. */
export function ProofForm(props: ProofFormProps) {
  const { asksPassword = false, codeLabel, submitLabel, isGrave = false, error, isPending, onSubmit } = props;
  const t = useTranslations('profile');
  const tError = useTranslations('errorMessages');
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<ProofProblems | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const failure = error && failureCode(error);
  const refused = readProofRefusal(failure);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // apps show six digits as two groups of three
    const proof = { password, code: typed.replaceAll(/\s/g, '') };
    const found = findProofProblems(proof, { asksPassword, asksCode: codeLabel !== undefined });
    setProblems(found);
    if (!found.password && !found.code) onSubmit(proof);
  };
  const say = (field: keyof ProofProblems): string | null => {
    const problem = problems?.[field] ?? refused[field];
    return problem && (problem === 'required' ? t('required') : tError(problem));
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <FailureBanner code={refused.password || refused.code ? null : failure} />
      {asksPassword ? (
        <PasswordField
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          label={t('secondFactor.password')}
          autoComplete="current-password"
          error={say('password')}
        />
      ) : null}
      {codeLabel === undefined ? null : (
        <TextInput
          required
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          label={codeLabel}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          error={say('code')}
        />
      )}
      <Button type="submit" loading={isPending} color={isGrave ? 'red' : 'green'}>
        {submitLabel}
      </Button>
    </form>
  );
}

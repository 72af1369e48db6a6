import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { ApiError, failureCode } from '../../../shared/http/api-error.ts';
import { membershipsQuery } from '../../../shared/queries/people.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useJoin } from './profile.api.ts';
import styles from './profile.module.css';

const typed = z.string().check(z.minLength(1, 'required'));
const code = z.string().check(z.overwrite((text) => text.replaceAll(/\s/g, '')));

interface JoinDialogProps {
  /** Address that the provider named, whose account is proven; null where the person names it. */
  readonly joinable: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the proofs of both accounts, and which of them stays; of the account that the provider named, for its proof alone. */
export function JoinDialog(props: JoinDialogProps) {
  const t = useTranslations('profile.join');
  const { form, field, methods, error } = useJoinForm(props);
  const isKnown = props.joinable !== null;
  const asksCode = error !== null && CODES.has(failureCode(error));
  return (
    <Dialog title={t(isKnown ? 'titleKnown' : 'title')} onClose={props.onClose}>
      <Form {...form} takesFocus>
        <Text tone="soft">{t(isKnown ? 'textKnown' : 'text')}</Text>
        <SharedBusinesses error={error} />
        <TextInput
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          readOnly={isKnown}
        />
        <PasswordField {...field('otherPassword')} label={t('otherPassword')} autoComplete="off" />
        {asksCode ? <TextInput {...field('otherCode')} {...CODE} label={t('otherCode')} /> : null}
        {isKnown ? null : <OwnProof field={field} choice={methods.register('keep')} />}
        <DialogFooter onCancel={props.onClose}>
          <SubmitButton>{t('submit')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

function useJoinForm({ joinable, onDone }: JoinDialogProps) {
  const t = useTranslations('profile.join');
  const hasCode = useHasSecondFactor() && joinable === null;
  const join = useJoin();
  const fields = useFields({
    schema: z.object({
      email: z.string().check(z.trim(), z.minLength(1, 'required')),
      otherPassword: typed,
      otherCode: code,
      password: joinable === null ? typed : z.string(),
      code: hasCode ? code.check(z.minLength(1, 'required')) : code,
      keep: z.enum(['this', 'other']),
    }),
    initial: { email: joinable ?? '', otherPassword: '', otherCode: '', password: '', code: '', keep: 'this' as const },
    about: null,
    call: join,
    onSubmit: ({ email, otherPassword, otherCode, keep, ...own }, send) =>
      send(
        {
          ...(joinable === null ? { password: own.password } : {}),
          ...(own.code ? { code: own.code } : {}),
          other: { email, password: otherPassword, ...(otherCode ? { code: otherCode } : {}) },
          keep,
        },
        { onSuccess: onDone },
      ),
    words: { 'own-account': t('same') },
    fieldOf: {
      'password-wrong': 'password',
      'second-factor-code-wrong': 'code',
      'invalid-credentials': 'otherPassword',
      'second-factor-invalid': 'otherCode',
    },
  });
  return { ...fields, error: join.error };
}

const useHasSecondFactor = (): boolean => useSession()?.user?.secondFactor === 'set';

const CODE = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false, maxLength: 32 } as const;

interface OwnProofProps extends Pick<ReturnType<typeof useJoinForm>, 'field'> {
  /** The input of which account stays. */
  readonly choice: object;
}

/** Proof of the account that is signed in, and which of both stays. */
function OwnProof({ field, choice }: OwnProofProps) {
  const t = useTranslations('profile.join');
  const email = useSession()?.email ?? '';
  return (
    <>
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
      {useHasSecondFactor() ? <TextInput {...field('code')} {...CODE} label={t('code')} /> : null}
      <Row as="fieldset" gap="sm" align="stretch">
        <legend>{t('keep')}</legend>
        {(['this', 'other'] as const).map((which) => (
          <Row key={which} as="label" className={styles.choice} isWhole>
            <input type="radio" value={which} required {...choice} />
            {which === 'this' ? t('keepThis', { email }) : t('keepOther')}
          </Row>
        ))}
      </Row>
    </>
  );
}

/** Failures after which the other account's code is asked for. */
const CODES: ReadonlySet<string> = new Set(['second-factor-required', 'second-factor-invalid']);

/** Names the businesses at which both accounts have a place; the server names the caller's places. */
function SharedBusinesses({ error }: { readonly error: Error | null }) {
  const t = useTranslations('profile.join');
  const isShared = error instanceof ApiError && error.code === 'accounts-share-business';
  const { data } = useQuery({ ...membershipsQuery(), enabled: isShared });
  if (!isShared || !data) return null;
  const ids = new Set(error.fields.map(({ path }) => path));
  const names = data.items.filter(({ id }) => ids.has(id)).map(({ name }) => name || t('administration'));
  return (
    <Banner tone="warning" announced="at-once">
      {t('shared', { names: names.join(', ') })}
    </Banner>
  );
}

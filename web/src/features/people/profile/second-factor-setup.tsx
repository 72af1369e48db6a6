import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useConfirmSecondFactor, useStartSecondFactor } from './profile.api.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

// what draws its code is for the moments when a second step is set up
const AuthenticatorKey = lazy(async () => ({ default: (await import('./authenticator-key.tsx')).AuthenticatorKey }));

interface SecondFactorSetupProps {
  readonly onBegin?: () => void;
  readonly onDone: () => void;
}

/** Password → key for the app → first code → recovery codes. */
export function SecondFactorSetup({ onBegin, onDone }: SecondFactorSetupProps) {
  const t = useTranslations('profile.secondFactor');
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();

  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (start.data) {
    return (
      <Stack gap="lg" align="start">
        <Suspense fallback={<SkeletonRows count={3} />}>
          <AuthenticatorKey secret={start.data.secret} uri={start.data.uri} />
        </Suspense>
        <ProofForm
          key="code"
          codeLabel={t('code')}
          submitLabel={t('confirm')}
          call={confirm}
          toInput={({ code }) => code}
        />
      </Stack>
    );
  }
  return (
    <ProofForm
      key="password"
      asksPassword
      submitLabel={t('begin')}
      call={start}
      toInput={({ password }) => password}
      onDone={onBegin}
    />
  );
}

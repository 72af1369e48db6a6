import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TEXT_TARGET } from '../../../ui/text-target.ts';
import { Row } from '../../../ui/layout.tsx';
import { CodeForm } from './code-form.tsx';

interface CodeStepProps {
  readonly failure: ReactNode;
  readonly isPending: boolean;
  readonly isPaused: boolean;
  readonly onSubmit: (code: string) => void;
  /** The other kind of code is asked for: what was said of the one before is past. */
  readonly onSwitch: () => void;
  readonly onBack: () => void;
}

/** The second step: a code of the authenticator app, or one of the recovery codes for anyone who has lost it. */
export function CodeStep({ onSwitch, onBack, ...form }: CodeStepProps) {
  const t = useTranslations('signIn.code');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const isRecovery = kind === 'recovery';

  const switchKind = (): void => {
    setKind(isRecovery ? 'app' : 'recovery');
    onSwitch();
  };

  return (
    <>
      <CodeForm key={kind} kind={kind} {...form} />
      <Row gap="xl" align="stretch" justify="between" size="md">
        <button type="button" className={TEXT_TARGET} onClick={switchKind}>
          {isRecovery ? t('useApp') : t('useRecovery')}
        </button>
        <button type="button" className={TEXT_TARGET} onClick={onBack}>
          {t('back')}
        </button>
      </Row>
    </>
  );
}

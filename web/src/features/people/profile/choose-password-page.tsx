import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { forgetTemporaryPassword, keptTemporaryPassword } from '../../../shared/sessions/temporary-password.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { useUser } from '../../../shared/profile/use-user.ts';
import { Page } from '../../../ui/page.tsx';
import { GateFrame } from './gate-frame.tsx';
import { PasswordForm } from './password-form.tsx';

/** The only screen of a user with a temporary password, until they have chosen their own. */
export function ChoosePasswordPage() {
  const t = useTranslations('profile.choose');
  const isTemporary = useSession()?.firstSessionLogin === true;
  const [knownPassword] = useState(() => keptTemporaryPassword() ?? '');
  useUser();

  return (
    <GateFrame>
      <Page title={t('title')} lead={isTemporary ? t('lead') : null}>
        <PasswordForm submitLabel={t('submit')} knownPassword={knownPassword} onChosen={goOn} />
      </Page>
    </GateFrame>
  );
}

function goOn(): void {
  forgetTemporaryPassword();
  sessionStore.pass();
}
